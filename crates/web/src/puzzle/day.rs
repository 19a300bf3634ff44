//! Days and their numbers: the date of a day, as a number, is the seed of its puzzle.

/// Milliseconds of a day.
const MILLISECONDS: u64 = 86_400_000;

/// A day in UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    /// Days since 1970-01-01.
    pub since: u64,
}

/// A month of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Month {
    pub(crate) year: u64,
    /// 1 to 12.
    pub(crate) month: u64,
}

impl Day {
    /// The day of a Unix time in milliseconds.
    pub const fn of(milliseconds: u64) -> Self {
        Self { since: milliseconds / MILLISECONDS }
    }

    /// The Unix time in milliseconds when it ends.
    pub(crate) const fn end(self) -> u64 {
        (self.since + 1) * MILLISECONDS
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

    /// The day with this number; `None` if there is no such date from 1970 to 9999.
    pub(crate) fn numbered(number: u64) -> Option<Self> {
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // Years begin in March, see above.
        let (year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * from_march + 2) / 5 + day.checked_sub(1)?;
        let days = year * 365 + year / 4 - year / 100 + year / 400 + of_year;
        let found = Self { since: days.checked_sub(719_468)? };
        (found.number() == number).then_some(found)
    }

    /// The day of a date in ISO format.
    pub(crate) fn dated(date: &str) -> Option<Self> {
        let digits: String = date.split('-').collect();
        let found = Self::numbered(digits.parse().ok()?)?;
        (found.date() == date).then_some(found)
    }

    /// Its date in ISO format: `2026-11-16`.
    pub(crate) fn date(self) -> String {
        let number = self.number();
        format!("{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100)
    }

    pub(crate) fn month(self) -> Month {
        Month { year: self.number() / 10_000, month: self.number() / 100 % 100 }
    }

    /// 0 for Monday to 6 for Sunday.
    pub(crate) const fn weekday(self) -> u64 {
        // 1970-01-01 was a Thursday.
        (self.since + 3) % 7
    }
}

impl Month {
    /// The month of a text like `2026-11`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Day::dated(&format!("{text}-01")).map(Day::month)
    }

    /// Its text in ISO format: `2026-11`.
    pub(crate) fn text(self) -> String {
        format!("{:04}-{:02}", self.year, self.month)
    }

    pub(crate) fn days(self) -> impl Iterator<Item = Day> {
        (1..=31).filter_map(move |day| Day::numbered(self.year * 10_000 + self.month * 100 + day))
    }

    pub(crate) const fn before(self) -> Self {
        if self.month == 1 {
            Self { year: self.year - 1, month: 12 }
        } else {
            Self { year: self.year, month: self.month - 1 }
        }
    }

    pub(crate) const fn after(self) -> Self {
        if self.month == 12 {
            Self { year: self.year + 1, month: 1 }
        } else {
            Self { year: self.year, month: self.month + 1 }
        }
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
            assert_eq!(Day::numbered(number), Some(Day { since }), "{number}");
        }
        assert_eq!(Day::of(1_794_787_199_999).date(), "2026-11-15");
        assert_eq!(Day::of(1_794_787_200_000).date(), "2026-11-16");
        assert_eq!(Day::of(1_794_787_199_999).end(), 1_794_787_200_000);
        assert_eq!(Day::dated("2026-11-16").unwrap().weekday(), 0, "a Monday");
    }

    #[test]
    fn every_day_is_found_by_its_number_and_date() {
        for since in 0..60_000 {
            let day = Day { since };
            assert_eq!((Day::numbered(day.number()), Day::dated(&day.date())), (Some(day), Some(day)));
        }
        for number in [0, 1, 20_261_100, 20_261_131, 20_261_301, 20_270_229, 19_691_231, 100_000_101, u64::MAX] {
            assert_eq!(Day::numbered(number), None, "{number}");
        }
        for date in ["", "2026", "20261116", "2026-1116", "2026-11-16-", "２０２６-11-16"] {
            assert_eq!(Day::dated(date), None, "{date}");
        }
    }

    #[test]
    fn months_follow_each_other() {
        let december = Month::read("2026-12").unwrap();
        assert_eq!((december.before().text(), december.after().text()), ("2026-11".into(), "2027-01".into()));
        assert_eq!(december.after().before(), december);
        assert_eq!((december.days().count(), Month::read("2027-02").unwrap().days().count()), (31, 28));
        assert_eq!((Month::read("2026-13"), Month::read("2026"), Month::read("x-y")), (None, None, None));
    }
}
