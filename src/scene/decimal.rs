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

impl Decimal {
    /// Writes the number at the end of a text. A board has thousands: they are written by hand,
    /// from their last digit on, and not through a formatter.
    pub fn push_to(self, text: &mut String) {
        let scale = [1.0, 10.0, 100.0, 1_000.0, 10_000.0][self.places as usize];
        let units = (self.value * scale + 0.5).floor() as i64;
        let (mut left, mut places) = (units.unsigned_abs(), self.places);
        while places > 0 && left.is_multiple_of(10) {
            (left, places) = (left / 10, places - 1);
        }
        let mut digits = [b'0'; 24];
        let mut at = digits.len();
        let mut put = |digit: u8| {
            at -= 1;
            digits[at] = digit;
        };
        for _ in 0..places {
            put(b'0' + (left % 10) as u8);
            left /= 10;
        }
        if places > 0 {
            put(b'.');
        }
        put(b'0' + (left % 10) as u8);
        while left >= 10 {
            left /= 10;
            put(b'0' + (left % 10) as u8);
        }
        if units < 0 {
            put(b'-');
        }
        text.push_str(std::str::from_utf8(&digits[at..]).unwrap_or_default());
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.write_str(&text)
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
