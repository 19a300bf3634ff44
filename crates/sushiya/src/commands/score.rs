//! `sushiya score`: scores a game played with real cards.

use std::io::Write;

use menu::{GameVisitor, PlayableGame, ScoreCard};

use crate::error::CommandError;
use crate::{input, layout};

struct Score<'a> {
    file: &'a str,
}

impl GameVisitor for Score<'_> {
    type Output = Result<ScoreCard, CommandError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        G::score(&input::read(self.file)?)
            .map_err(|faults| CommandError::list("the score sheet cannot be scored", faults))
    }
}

/// Scores a sheet.
pub(crate) fn run(game: &str, file: &str, json: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    let card = menu::with_game(game, Score { file })??;
    if json {
        return Ok(writeln!(out, "{}", card.json)?);
    }
    layout::table(out, &card.rows)?;
    writeln!(out)?;
    for line in card.notes.iter().chain(&card.verdict) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
