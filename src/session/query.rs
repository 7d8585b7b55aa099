use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::LinkError;

/// What stands in a value as it is: it means nothing in an address, or only to us.
const PLAIN: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b',').remove(b'/').remove(b'=');

/// The parameters of an address, `name=value&name`, each of which stands once.
pub(super) struct Query(Vec<(String, String)>);

impl Query {
    /// Reads what stands behind the question mark, or with it. An escape that is none stays as it
    /// is, so that whoever reads the value can quote it.
    pub fn read(text: &str) -> Result<Query, LinkError> {
        let decode = |part: &str| percent_decode_str(part).decode_utf8_lossy().into_owned();
        let mut parameters: Vec<(String, String)> = Vec::new();
        let text = text.strip_prefix('?').unwrap_or(text);
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, value) = (decode(name), decode(value));
            if parameters.iter().any(|(before, _)| *before == name) {
                return Err(LinkError::Twice(name));
            }
            parameters.push((name, value));
        }
        Ok(Query(parameters))
    }

    /// Takes out the value of a parameter.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(each, _)| each == name)?;
        Some(self.0.remove(at).1)
    }

    /// Checks that nothing is left that nobody has asked for.
    pub fn finish(self) -> Result<(), LinkError> {
        match self.0.into_iter().next() {
            Some((name, _)) => Err(LinkError::Unknown(name)),
            None => Ok(()),
        }
    }
}

/// Writes a parameter behind the others, if there is a value.
pub(super) fn write(
    f: &mut fmt::Formatter<'_>,
    first: &mut bool,
    name: &str,
    value: Option<String>,
) -> fmt::Result {
    let Some(value) = value else { return Ok(()) };
    let gap = if std::mem::take(first) { "" } else { "&" };
    write!(f, "{gap}{name}={}", utf8_percent_encode(&value, PLAIN))
}
