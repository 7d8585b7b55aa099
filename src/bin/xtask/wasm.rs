//! Changing a wasm file.

use anyhow::Result;
use wasm_encoder::{Module, RawSection};
use wasmparser::{Parser, Payload};

/// The module without names and notes for tools: nothing reads them once wasm-bindgen is done, and
/// they are a fifth of what is transferred.
///
/// # Errors
/// When the bytes are no wasm module.
pub fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    let mut bare = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        if matches!(payload, Payload::CustomSection(_)) {
            continue;
        }
        if let Some((id, range)) = payload.as_section() {
            let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
            bare.section(&RawSection { id, data: &module[range] });
        }
    }
    Ok(bare.finish())
}

#[cfg(test)]
mod tests {
    use super::without_custom_sections;
    use std::borrow::Cow;
    use wasm_encoder::{CustomSection, Module, RawSection};

    #[test]
    fn only_the_custom_sections_go() {
        let types = RawSection { id: 1, data: &[0] };
        let mut module = Module::new();
        let expected = module.clone().section(&types).clone().finish();
        module
            .section(&CustomSection { name: Cow::Borrowed("name"), data: Cow::Borrowed(&[1, 2]) });
        module.section(&types);
        assert_eq!(without_custom_sections(&module.finish()).unwrap(), expected);
    }

    #[test]
    fn what_is_no_wasm_is_an_error() {
        assert!(without_custom_sections(b"<!DOCTYPE html>").is_err());
    }
}
