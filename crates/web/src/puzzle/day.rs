//! Days and their numbers: the puzzle of a day is that of the number its date is written with.

/// A day, in universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    /// Days since the first of January 1970.
    pub since: u64,
}

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub const fn of(milliseconds: u64) -> Self {
        Self { since: milliseconds / 86_400_000 }
    }

    /// Its date as one number: 20261116 is the sixteenth of November 2026.
    pub const fn number(self) -> u64 {
        // Years are taken to begin in March, so that the day that comes only every four years is the last of its year.
        let days = self.since + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = era * 400 + year_of_era + (month <= 2) as u64;
        year * 10_000 + month * 100 + day
    }

    /// Its date as it is written everywhere: `2026-11-16`.
    pub(crate) fn date(self) -> String {
        let number = self.number();
        format!("{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        for (since, number) in
            [(0, 19_700_101), (58, 19_700_228), (59, 19_700_301), (11_016, 20_000_229), (20_773, 20_261_116)]
        {
            assert_eq!(Day { since }.number(), number, "{since}");
        }
        assert_eq!(Day::of(1_794_787_199_999).date(), "2026-11-15");
        assert_eq!(Day::of(1_794_787_200_000).date(), "2026-11-16");
    }
}
