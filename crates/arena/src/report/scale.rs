//! Linear scales. Positions are percentages of the width, so that a chart fits any screen without scaling its text.

/// Tolerance for rounding errors.
const EPSILON: f64 = 1e-9;

/// A scale with round ticks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// The scale that contains these numbers.
    pub(super) fn around(numbers: impl IntoIterator<Item = f64>) -> Self {
        let (low, high) = numbers
            .into_iter()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| (low.min(number), high.max(number)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let span = (high - low).max(1e-3);
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = steps.into_iter().find(|step| span / step <= 5.0 + EPSILON).unwrap_or(span);
        let (low, high) = ((low / step + EPSILON).floor() * step, (high / step - EPSILON).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, step }
    }

    /// The position of a number in percent of the width.
    pub(super) fn position(&self, number: f64) -> f64 {
        ((number - self.low) / (self.high - self.low) * 100.0).clamp(0.0, 100.0)
    }

    /// The ticks from left to right.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let count = ((self.high - self.low) / self.step).round() as i32;
        (0..=count).map(|index| self.low + f64::from(index) * self.step).collect()
    }

    /// Decimals needed for the ticks.
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
        assert!(scale.position(ticks[0]).abs() < 1e-9 && (scale.position(ticks[ticks.len() - 1]) - 100.0).abs() < 1e-9);
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
