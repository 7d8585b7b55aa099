use std::fmt;

/// A number as style sheets and drawings take it: rounded, without zeros at its end, and never the
/// negative zero. (What Rust writes floats with would be a tenth of the program of the page.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal {
    value: f64,
    /// How many digits behind the point count.
    places: u32,
}

/// A length in px, to a tenth, finer than which nobody sees.
pub fn tenths(value: f64) -> Decimal {
    Decimal { value, places: 1 }
}

/// A factor or an opacity, to a hundredth.
pub fn hundredths(value: f64) -> Decimal {
    Decimal { value, places: 2 }
}

/// A part of a whole, to a ten-thousandth.
pub fn fine(value: f64) -> Decimal {
    Decimal { value, places: 4 }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = 10_i64.pow(self.places);
        let units = (self.value * unit as f64).round() as i64;
        if units < 0 {
            f.write_str("-")?;
        }
        let (whole, mut rest) = (units.abs() / unit, units.abs() % unit);
        write!(f, "{whole}")?;
        let mut width = self.places as usize;
        while rest > 0 && rest % 10 == 0 {
            (rest, width) = (rest / 10, width - 1);
        }
        if rest > 0 { write!(f, ".{rest:0width$}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::{fine, hundredths, tenths};

    #[test]
    fn numbers_are_rounded_and_as_short_as_can_be() {
        for (number, written) in [
            (tenths(1.25), "1.3"),
            (tenths(-0.04), "0"),
            (tenths(-2.349), "-2.3"),
            (tenths(10.0), "10"),
            (hundredths(0.86), "0.86"),
            (hundredths(-0.5), "-0.5"),
            (hundredths(1.03), "1.03"),
            (hundredths(0.999), "1"),
            (fine(0.0625), "0.0625"),
        ] {
            assert_eq!(number.to_string(), written);
        }
    }
}
