//! A test for each rule, named after it. What is expected comes from the page of the rules: its
//! positions, or positions so small that the rule decides them by hand.

mod alemungula;
mod common_rules;
mod lamlameta;
mod pairs;
mod refusals;
mod relay;
mod series;
mod setups;
mod swift;
mod table;
mod texts;
mod um_el_bagara;
