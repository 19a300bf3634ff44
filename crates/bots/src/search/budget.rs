//! How long a search may take.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Time that has passed since some moment, as whoever runs the bots measures it: nothing here has a clock of its own.
pub type Clock = fn() -> Duration;

/// How long a search may take for one move: `2000` iterations, or `50ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations: the same move every time.
    Iterations(u32),
    /// So much time: whatever can be done in it.
    Time(Duration),
}

/// Text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BudgetFault(String);

impl fmt::Display for BudgetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no budget; write iterations as in '2000' or time as in '50ms'", self.0)
    }
}

impl std::error::Error for BudgetFault {}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = BudgetFault;

    fn from_str(text: &str) -> Result<Self, BudgetFault> {
        let fault = || BudgetFault(text.to_owned());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0).ok_or_else(fault);
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
    fn budgets_read_as_they_are_written() {
        for text in ["1", "2000", "50ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "0ms", "ms", "-1", "5s", "50 ms", "99999999999"] {
            assert!(text.parse::<Budget>().unwrap_err().to_string().starts_with(&format!("'{text}' is no budget")));
        }
    }
}
