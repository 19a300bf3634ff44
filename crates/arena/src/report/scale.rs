//! From numbers to places on a chart. Places are shares of the width in percent, so that a chart fits any screen while
//! its text stays as large as all other text.

/// A number that is round but for its last bits counts as round.
const ALMOST: f64 = 1e-9;

/// Numbers from the left edge to the right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Round numbers that have all of these between them.
    pub(super) fn around(numbers: impl IntoIterator<Item = f64>) -> Self {
        let (low, high) = numbers
            .into_iter()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| (low.min(number), high.max(number)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let span = (high - low).max(1e-3);
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = steps.into_iter().find(|step| span / step <= 5.0 + ALMOST).unwrap_or(span);
        let (low, high) = ((low / step + ALMOST).floor() * step, (high / step - ALMOST).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, step }
    }

    /// Where a number is, in percent of the width.
    pub(super) fn place(&self, number: f64) -> f64 {
        ((number - self.low) / (self.high - self.low) * 100.0).clamp(0.0, 100.0)
    }

    /// The round numbers from left to right.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let count = ((self.high - self.low) / self.step).round() as i32;
        (0..=count).map(|index| self.low + f64::from(index) * self.step).collect()
    }

    /// How many decimals tell the round numbers apart.
    pub(super) fn decimals(&self) -> usize {
        (-self.step.log10().floor()).max(0.0) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(numbers: &[f64], ticks: &[f64], decimals: usize) {
        let scale = Scale::around(numbers.iter().copied());
        let found = scale.ticks();
        assert!(found.len() == ticks.len() && found.iter().zip(ticks).all(|(a, b)| (a - b).abs() < 1e-9), "{found:?}");
        assert_eq!(scale.decimals(), decimals);
        assert!(scale.place(ticks[0]).abs() < 1e-9 && (scale.place(ticks[ticks.len() - 1]) - 100.0).abs() < 1e-9);
    }

    #[test]
    fn ticks_are_round_and_enclose_the_numbers() {
        check(&[38.2, 61.8], &[35.0, 40.0, 45.0, 50.0, 55.0, 60.0, 65.0], 0);
        check(&[0.0, 100.0], &[0.0, 20.0, 40.0, 60.0, 80.0, 100.0], 0);
        check(&[49.8, 50.2], &[49.8, 49.9, 50.0, 50.1, 50.2], 1);
        check(&[-2.0, 14.0], &[-5.0, 0.0, 5.0, 10.0, 15.0], 0);
        check(&[], &[0.0, 0.2, 0.4, 0.6, 0.8, 1.0], 1);
        assert!(Scale::around([7.0, 7.0]).ticks().len() > 1);
    }
}
