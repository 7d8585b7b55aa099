#![no_main]
//! A record that can be read is written so that it reads back.

use libfuzzer_sys::fuzz_target;
use tisiya::rules::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        let written = record.to_string();
        assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
    }
});
