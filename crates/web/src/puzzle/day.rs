//! Days and their numbers: the date of a day, as a number, is the seed of its puzzle.

/// A day in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    /// Days since 1970-01-01.
    pub since: u64,
}

impl Day {
    /// The day of a Unix time in milliseconds.
    pub const fn of(milliseconds: u64) -> Self {
        Self { since: milliseconds / 86_400_000 }
    }

    /// Its date as one number: 20261116 for 2026-11-16.
    pub const fn number(self) -> u64 {
        // Years begin in March here, so that a leap day is the last of its year.
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

    /// Its date in ISO format: `2026-11-16`.
    pub(crate) fn date(self) -> String {
        let number = self.number();
        format!("{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_match_the_calendar() {
        for (since, number) in
            [(0, 19_700_101), (58, 19_700_228), (59, 19_700_301), (11_016, 20_000_229), (20_773, 20_261_116)]
        {
            assert_eq!(Day { since }.number(), number, "{since}");
        }
        assert_eq!(Day::of(1_794_787_199_999).date(), "2026-11-15");
        assert_eq!(Day::of(1_794_787_200_000).date(), "2026-11-16");
    }
}
