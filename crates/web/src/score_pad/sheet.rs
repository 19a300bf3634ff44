//! What was entered on a pad. An address says it all: for each player a name, and then what there is of what.

use super::Form;

/// The longest name.
const LONGEST: usize = 24;

/// What was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    pub(crate) players: Vec<Player>,
    /// The part that is open.
    pub(crate) at: usize,
    /// Whether something could not be read, and was left out.
    pub(crate) garbled: bool,
}

/// What was entered for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// What they are called, if somebody has said.
    pub(crate) name: String,
    /// For each cell of the form.
    pub(crate) counts: Vec<usize>,
}

impl Sheet {
    /// Reads an address or the fields of a page. A button that was pressed counts for the player whose name came last before
    /// it.
    pub(crate) fn read(form: &Form, fields: &[(String, String)]) -> Self {
        let mut sheet = Self { players: Vec::new(), at: 0, garbled: false };
        let mut gone = None;
        for (field, value) in fields {
            let last = sheet.players.len().checked_sub(1);
            match (field.as_str(), last) {
                ("name", _) if sheet.players.len() < form.players.1 => sheet.join(form, value),
                ("at", _) => match value.parse() {
                    Ok(at) if at < form.parts.len() => sheet.at = at,
                    _ => sheet.garbled = true,
                },
                ("do", _) => sheet.press(form, value),
                ("leave", Some(last)) => gone = Some(last),
                ("more" | "less" | "flip", Some(last)) => sheet.step(form, last, field, value),
                (key, Some(last)) => sheet.enter(form, last, key, value),
                _ => sheet.garbled = true,
            }
        }
        if let Some(gone) = gone.filter(|_| sheet.players.len() > form.players.0) {
            sheet.players.remove(gone);
        }
        while sheet.players.len() < form.players.0 {
            sheet.join(form, "");
        }
        sheet
    }

    fn join(&mut self, form: &Form, name: &str) {
        let name: String = name.trim().chars().filter(|char| !char.is_control()).take(LONGEST).collect();
        self.players.push(Player { name, counts: vec![0; form.cells.len()] });
    }

    /// A button that is about the whole sheet. Those stand behind all players.
    fn press(&mut self, form: &Form, what: &str) {
        match what {
            "add" => {}
            "join" if self.players.len() < form.players.1 => self.join(form, ""),
            "new" => {
                for player in &mut self.players {
                    player.counts.fill(0);
                }
                self.at = 0;
            }
            _ => self.garbled = true,
        }
    }

    fn enter(&mut self, form: &Form, player: usize, key: &str, value: &str) {
        let entered = if value.trim().is_empty() { Some(0) } else { value.trim().parse().ok() };
        match (form.cell(key), entered) {
            (Some(cell), Some(count)) if count <= form.cells[cell].most() => self.players[player].counts[cell] = count,
            _ => self.garbled = true,
        }
    }

    fn step(&mut self, form: &Form, player: usize, how: &str, key: &str) {
        let Some(cell) = form.cell(key) else {
            self.garbled = true;
            return;
        };
        let (count, most) = (&mut self.players[player].counts[cell], form.cells[cell].most());
        *count = match how {
            "more" => (*count + 1).min(most),
            "less" => count.saturating_sub(1),
            _ => most - *count,
        };
    }

    /// The part of its address behind the question mark.
    pub(crate) fn address(&self, form: &Form) -> String {
        let mut address = String::new();
        let mut add = |name: &str, value: &str| {
            let mark = if address.is_empty() { "" } else { "&" };
            address.extend([mark, &escape(name), "=", &escape(value)]);
        };
        for player in &self.players {
            add("name", &player.name);
            for (cell, count) in form.cells.iter().zip(&player.counts).filter(|(_, count)| **count > 0) {
                add(&cell.key, &count.to_string());
            }
        }
        if self.at > 0 {
            add("at", &self.at.to_string());
        }
        address
    }
}

/// Text as it may stand in an address.
fn escape(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let one = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(game: &str, fields: &[(&str, &str)]) -> (Form, Sheet) {
        let form = Form::of(game).unwrap();
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let sheet = Sheet::read(&form, &fields);
        (form, sheet)
    }

    fn check(game: &str, fields: &[(&str, &str)], address: &str, garbled: bool) {
        let (form, sheet) = read(game, fields);
        assert_eq!((sheet.address(&form).as_str(), sheet.garbled), (address, garbled), "{fields:?}");
    }

    #[test]
    fn an_address_says_all_that_was_entered() {
        check("sushi-go", &[], "name=&name=", false);
        let fields =
            [("name", "Ana & Zoë"), ("1-maki", "5"), ("1-egg", "0"), ("name", ""), ("pudding", "2"), ("at", "3")];
        check("sushi-go", &fields, "name=Ana%20%26%20Zo%C3%AB&1-maki=5&name=&pudding=2&at=3", false);
        check("kanji-zushi", &[("name", ""), ("時", "1")], "name=&%E6%99%82=1&name=", false);
    }

    #[test]
    fn a_button_counts_for_the_player_it_stands_with() {
        let more = [("name", "Ana"), ("pudding", "1"), ("more", "pudding"), ("name", "Ben"), ("less", "pudding")];
        check("sushi-go", &more, "name=Ana&pudding=2&name=Ben", false);
        let most = [("name", "Ana"), ("pudding", "10"), ("more", "pudding"), ("name", "Ben")];
        check("sushi-go", &most, "name=Ana&pudding=10&name=Ben", false);
        let flip = [("name", ""), ("時", "1"), ("flip", "時"), ("name", ""), ("flip", "語")];
        check("kanji-zushi", &flip, "name=&name=&%E8%AA%9E=1", false);
    }

    #[test]
    fn players_come_and_go_and_a_new_sheet_keeps_their_names() {
        let two = [("name", "Ana"), ("pudding", "1"), ("name", "Ben"), ("do", "join")];
        check("sushi-go", &two, "name=Ana&pudding=1&name=Ben&name=", false);
        check("sushi-go", &[("name", "Ana"), ("leave", ""), ("name", "Ben"), ("name", "C")], "name=Ben&name=C", false);
        check("sushi-go", &[("name", "Ana"), ("leave", ""), ("name", "Ben")], "name=Ana&name=Ben", false);
        let new = [("name", "Ana"), ("pudding", "1"), ("name", "Ben"), ("at", "2"), ("do", "new")];
        check("sushi-go", &new, "name=Ana&name=Ben", false);
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_that_is_said() {
        for field in [("1-maki", "many"), ("1-maki", "99"), ("1-maki", "-1"), ("fugu", "1"), ("at", "9"), ("do", "fly")]
        {
            check("sushi-go", &[("name", "Ana"), ("name", "Ben"), field], "name=Ana&name=Ben", true);
        }
        check("sushi-go", &[("pudding", "1")], "name=&name=", true);
        check("sushi-go", &[("name", "0123456789012345678901234567")], "name=012345678901234567890123&name=", false);
    }
}
