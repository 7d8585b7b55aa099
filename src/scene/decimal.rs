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
        // A board has thousands of these: they are written by hand, from their last digit on.
        let mut units = (self.value * 10_f64.powi(self.places as i32)).round() as i64;
        let is_negative = units < 0;
        units = units.abs();
        let mut places = self.places;
        while places > 0 && units % 10 == 0 {
            (units, places) = (units / 10, places - 1);
        }
        let mut digits = [b'0'; 32];
        let mut at = digits.len();
        let mut put = |digit: u8| {
            at -= 1;
            digits[at] = digit;
        };
        for _ in 0..places {
            put(b'0' + (units % 10) as u8);
            units /= 10;
        }
        if places > 0 {
            put(b'.');
        }
        put(b'0' + (units % 10) as u8);
        while units >= 10 {
            units /= 10;
            put(b'0' + (units % 10) as u8);
        }
        if is_negative {
            put(b'-');
        }
        f.write_str(std::str::from_utf8(&digits[at..]).unwrap_or_default())
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
