//! Search budgets.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A monotonic clock, provided by the caller, because this crate does not read clocks itself.
pub type Clock = fn() -> Duration;

/// The budget for one decision: `2000` iterations, or `50ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// A number of iterations; results are reproducible.
    Iterations(u32),
    /// A duration; results depend on the machine.
    Time(Duration),
}

/// The text is not a budget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BudgetError(String);

impl fmt::Display for BudgetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a budget; write iterations like '2000' or a time like '50ms'", self.0)
    }
}

impl std::error::Error for BudgetError {}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let error = || BudgetError(text.to_owned());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0).ok_or_else(error);
        match text.strip_suffix("ms") {
            Some(digits) => Ok(Self::Time(Duration::from_millis(number(digits)?.into()))),
            None => Ok(Self::Iterations(number(text)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_round_trip() {
        for text in ["1", "2000", "50ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "0ms", "ms", "-1", "5s", "50 ms", "99999999999"] {
            assert!(text.parse::<Budget>().unwrap_err().to_string().starts_with(&format!("'{text}' is not a budget")));
        }
    }
}
