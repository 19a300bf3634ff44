//! A sheet: all entries of a score pad, as a query string. For each player a name, then their counts.

use super::Form;
use crate::face::ANIMALS;

/// Maximum length of a name.
const MAX_NAME: usize = 24;

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    pub(crate) players: Vec<Player>,
    /// Whether the last of them is a dummy.
    pub(crate) dummy: bool,
    /// The section that is open.
    pub(crate) at: usize,
    /// The player whose column is open, where there is room for one only.
    pub(crate) who: usize,
    /// What is shown.
    pub(crate) stage: Stage,
    /// Whether totals are entered instead of dishes.
    pub(crate) totals: bool,
    /// Whether something could not be parsed and was dropped.
    pub(crate) garbled: bool,
}

/// What a pad shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The players, to be chosen.
    Setup,
    /// The columns to enter counts.
    Entry,
    /// Who has won.
    Result,
}

impl Stage {
    /// Its value in a URL; entering is the default.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Entry => "",
            Self::Result => "result",
        }
    }
}

/// A player on a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The name; empty if none was entered.
    pub(crate) name: String,
    /// The number of the animal.
    pub(crate) face: usize,
    /// The count of each cell of the form.
    pub(crate) counts: Vec<usize>,
    /// A typed text that is not on the form.
    pub(crate) unknown: String,
}

impl Sheet {
    /// Parses the fields of a URL or a form.
    pub(crate) fn read(form: &Form, fields: &[(String, String)]) -> Self {
        // A new pad begins with the players.
        let stage = if fields.is_empty() { Stage::Setup } else { Stage::Entry };
        let mut sheet = Self { players: Vec::new(), dummy: false, at: 0, who: 0, stage, totals: false, garbled: false };
        // The fields of a player who doesn't fit are dropped.
        let mut whose = None;
        let mut pressed = Vec::new();
        for (field, value) in fields {
            match (field.as_str(), whose) {
                ("name", _) => whose = sheet.join(form, value),
                ("dummy", _) => whose = sheet.join_dummy(form),
                ("at", _) => match value.parse() {
                    Ok(at) if at < form.sections.len() => sheet.at = at,
                    _ => sheet.garbled = true,
                },
                ("who", _) => sheet.garbled |= value.parse().map(|who| sheet.who = who).is_err(),
                ("stage", _) => sheet.set_stage(value),
                ("totals", _) => sheet.totals = true,
                ("do" | "players" | "leave" | "look" | "more" | "less" | "flip", _) => {
                    pressed.push((field.as_str(), value.as_str(), whose));
                }
                ("face", Some(seat)) => match value.parse() {
                    Ok(face) if face < ANIMALS.len() => sheet.players[seat].face = face,
                    _ => sheet.garbled = true,
                },
                ("typed", Some(seat)) if form.is_typed() => sheet.take(form, seat, value),
                (key, Some(seat)) => sheet.enter(form, seat, key, value),
                _ => sheet.garbled = true,
            }
        }
        sheet.fill(form);
        // A button may be anywhere among the fields, and changes what they say.
        for (button, value, whose) in pressed {
            sheet.press(form, button, value, whose);
        }
        sheet.fill(form);
        sheet.who = sheet.who.min(sheet.players.len() - 1);
        sheet
    }

    /// Adds players up to the fewest that can play.
    fn fill(&mut self, form: &Form) {
        while self.people() < form.players.0 {
            self.add(form, "");
        }
    }

    /// Presses a button: for the player before it, or for the whole sheet.
    fn press(&mut self, form: &Form, button: &str, value: &str, whose: Option<usize>) {
        match (button, whose) {
            ("do", _) => self.act(form, value),
            ("players", _) => self.resize(form, value),
            ("leave", Some(seat)) => self.leave(form, seat),
            ("look", Some(seat)) => self.players[seat].face = self.free_face(self.players[seat].face + 1),
            ("more" | "less" | "flip", Some(seat)) => self.step(form, seat, button, value),
            _ => self.garbled = true,
        }
    }

    /// Removes a player, if enough are left.
    fn leave(&mut self, form: &Form, seat: usize) {
        if self.is_dummy(seat) {
            self.players.pop();
            self.dummy = false;
        } else if self.people() > form.players.0 {
            self.players.remove(seat);
        }
    }

    /// The first face from this number on that nobody has.
    fn free_face(&self, from: usize) -> usize {
        let faces = (from..from + ANIMALS.len()).map(|face| face % ANIMALS.len());
        let is_free = |face: &usize| self.players.iter().all(|player| player.face != *face);
        faces.into_iter().find(is_free).unwrap_or_default()
    }

    fn set_stage(&mut self, name: &str) {
        match [Stage::Setup, Stage::Entry, Stage::Result].into_iter().find(|stage| stage.name() == name) {
            Some(stage) => self.stage = stage,
            None => self.garbled = true,
        }
    }

    /// Changes the number of players, from the last one. There is no dummy among them.
    fn resize(&mut self, form: &Form, number: &str) {
        let Some(number) = number.parse().ok().filter(|number| (form.players.0..=form.players.1).contains(number))
        else {
            self.garbled = true;
            return;
        };
        if self.dummy {
            self.players.pop();
            self.dummy = false;
        }
        self.players.truncate(number);
        while self.players.len() < number {
            let face = self.free_face(self.players.len());
            self.add(form, "");
            self.players.last_mut().expect("somebody was added").face = face;
        }
    }

    /// The number of players who can win.
    pub(crate) fn people(&self) -> usize {
        self.players.len() - usize::from(self.dummy)
    }

    /// Whether this is the dummy's seat.
    pub(crate) fn is_dummy(&self, seat: usize) -> bool {
        self.dummy && seat + 1 == self.players.len()
    }

    /// Whether another player can join.
    pub(crate) fn can_join(&self, form: &Form) -> bool {
        !self.dummy && self.players.len() < form.players.1
    }

    /// Whether a dummy can join.
    pub(crate) fn can_join_dummy(&self, form: &Form) -> bool {
        form.dummy && !self.dummy && self.players.len() <= form.players.0
    }

    fn add(&mut self, form: &Form, name: &str) {
        let name: String = name.trim().chars().filter(|char| !char.is_control()).take(MAX_NAME).collect();
        self.players.push(Player {
            name,
            face: self.players.len(),
            counts: vec![0; form.cells.len()],
            unknown: String::new(),
        });
    }

    /// Adds a player and returns the seat.
    fn join(&mut self, form: &Form, name: &str) -> Option<usize> {
        if !self.can_join(form) {
            self.garbled = true;
            return None;
        }
        self.add(form, name);
        Some(self.players.len() - 1)
    }

    fn join_dummy(&mut self, form: &Form) -> Option<usize> {
        if !self.can_join_dummy(form) {
            self.garbled = true;
            return None;
        }
        while self.players.len() <= form.players.0 {
            self.add(form, "");
        }
        self.dummy = true;
        Some(self.players.len() - 1)
    }

    /// Does something with the whole sheet.
    fn act(&mut self, form: &Form, what: &str) {
        match what {
            "add" => {}
            "dummy" => _ = self.join_dummy(form),
            "setup" => self.stage = Stage::Setup,
            "start" | "edit" => self.stage = Stage::Entry,
            "finish" => self.stage = Stage::Result,
            "dishes" => self.totals = false,
            "totals" => (self.totals, self.at) = (true, 0),
            "next" => self.who = (self.who + 1) % self.players.len().max(1),
            "new" => {
                for player in &mut self.players {
                    player.counts.fill(0);
                    player.unknown.clear();
                }
                (self.at, self.who, self.stage) = (0, 0, Stage::Entry);
            }
            _ => self.garbled = true,
        }
    }

    /// Enters the cells for a typed text, or keeps the text to report that it is unknown.
    fn take(&mut self, form: &Form, player: usize, text: &str) {
        let player = &mut self.players[player];
        match form.meant(text) {
            Some(cells) => {
                for cell in cells {
                    player.counts[cell] = (player.counts[cell] + 1).min(form.cells[cell].most());
                }
            }
            None => player.unknown = text.trim().chars().filter(|char| !char.is_control()).take(MAX_NAME).collect(),
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

    /// Its query string.
    pub(crate) fn address(&self, form: &Form) -> String {
        let mut address = String::new();
        let mut add = |name: &str, value: &str| {
            let mark = if address.is_empty() { "" } else { "&" };
            address.extend([mark, &escape(name), "=", &escape(value)]);
        };
        for (seat, player) in self.players.iter().enumerate() {
            if self.is_dummy(seat) {
                add("dummy", "");
            } else {
                add("name", &player.name);
            }
            if player.face != seat {
                add("face", &player.face.to_string());
            }
            for (cell, count) in form.cells.iter().zip(&player.counts).filter(|(_, count)| **count > 0) {
                add(&cell.key, &count.to_string());
            }
            if !player.unknown.is_empty() {
                add("typed", &player.unknown);
            }
        }
        for (field, value) in [("at", self.at), ("who", self.who), ("totals", self.totals.into())] {
            if value > 0 {
                add(field, &value.to_string());
            }
        }
        if self.stage != Stage::Entry {
            add("stage", self.stage.name());
        }
        address
    }
}

/// Percent-encodes text.
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
    fn a_query_contains_all_entries() {
        check("sushi-go", &[], "name=&name=&stage=setup", false);
        let fields =
            [("name", "Ana & Zoë"), ("1-maki", "5"), ("1-egg", "0"), ("name", ""), ("pudding", "2"), ("at", "3")];
        check("sushi-go", &fields, "name=Ana%20%26%20Zo%C3%AB&1-maki=5&name=&pudding=2&at=3", false);
        check("kanji-zushi", &[("name", ""), ("時", "1")], "name=&%E6%99%82=1&name=", false);
    }

    #[test]
    fn a_button_applies_to_the_player_before_it() {
        // Regression test: buttons in front of the field that they change had no effect.
        let before = [("players", "3"), ("name", "Ana"), ("less", "pudding"), ("pudding", "3"), ("name", "Ben")];
        check("sushi-go", &before, "name=Ana&pudding=2&name=Ben&name=", false);
        let more = [("name", "Ana"), ("pudding", "1"), ("more", "pudding"), ("name", "Ben"), ("less", "pudding")];
        check("sushi-go", &more, "name=Ana&pudding=2&name=Ben", false);
        let most = [("name", "Ana"), ("pudding", "10"), ("more", "pudding"), ("name", "Ben")];
        check("sushi-go", &most, "name=Ana&pudding=10&name=Ben", false);
        let flip = [("name", ""), ("時", "1"), ("flip", "時"), ("name", ""), ("flip", "語")];
        check("kanji-zushi", &flip, "name=&name=&%E8%AA%9E=1", false);
    }

    #[test]
    fn players_join_and_leave_and_a_new_sheet_keeps_their_names() {
        let two = [("name", "Ana"), ("pudding", "1"), ("name", "Ben"), ("players", "3")];
        check("sushi-go", &two, "name=Ana&pudding=1&name=Ben&name=", false);
        check(
            "sushi-go",
            &[("name", "Ana"), ("name", "Ben"), ("name", "C"), ("players", "2")],
            "name=Ana&name=Ben",
            false,
        );
        let leave = [("name", "Ana"), ("leave", ""), ("name", "Ben"), ("name", "C")];
        check("sushi-go", &leave, "name=Ben&face=1&name=C&face=2", false);
        check("sushi-go", &[("name", "Ana"), ("leave", ""), ("name", "Ben")], "name=Ana&name=Ben", false);
        let new = [("name", "Ana"), ("pudding", "1"), ("name", "Ben"), ("at", "2"), ("do", "new")];
        check("sushi-go", &new, "name=Ana&name=Ben", false);
    }

    #[test]
    fn faces_are_changed_to_a_free_one_and_stay_with_their_player() {
        let next = [("name", "Ana"), ("look", ""), ("name", "Ben")];
        check("sushi-go", &next, "name=Ana&face=2&name=Ben", false);
        let other = [("name", "Ana"), ("face", "15"), ("name", "Ben"), ("look", "")];
        check("sushi-go", &other, "name=Ana&face=15&name=Ben&face=2", false);
        check("sushi-go", &[("name", "Ana"), ("face", "16"), ("name", "Ben")], "name=Ana&name=Ben", true);
    }

    #[test]
    fn a_pad_has_stages_an_open_player_and_a_way_of_entering() {
        let two = |field, value| [("name", "Ana"), ("name", "Ben"), ("stage", "setup"), (field, value)];
        check("sushi-go", &two("do", "start"), "name=Ana&name=Ben", false);
        check("sushi-go", &two("do", "finish"), "name=Ana&name=Ben&stage=result", false);
        check("sushi-go", &two("do", "next"), "name=Ana&name=Ben&who=1&stage=setup", false);
        check("sushi-go", &two("do", "totals"), "name=Ana&name=Ben&totals=1&stage=setup", false);
        check("sushi-go", &two("who", "7"), "name=Ana&name=Ben&who=1&stage=setup", false);
        check("sushi-go", &two("stage", "dinner"), "name=Ana&name=Ben&stage=setup", true);
        check("sushi-go", &two("players", "6"), "name=Ana&name=Ben&stage=setup", true);
        let total = [("name", "Ana"), ("1-points", "23"), ("name", "Ben"), ("totals", "1")];
        check("sushi-go", &total, "name=Ana&1-points=23&name=Ben&totals=1", false);
    }

    #[test]
    fn a_dummy_joins_two_players_and_leaves() {
        let two = [("name", "Ana"), ("pudding", "1"), ("name", "Ben"), ("do", "dummy")];
        check("sushi-go", &two, "name=Ana&pudding=1&name=Ben&dummy=", false);
        let (_, sheet) = read("sushi-go", &two);
        assert_eq!((sheet.people(), sheet.players.len(), sheet.is_dummy(2)), (2, 3, true));
        let more = [("name", "Ana"), ("name", "Ben"), ("dummy", ""), ("1-maki", "2"), ("more", "1-maki")];
        check("sushi-go", &more, "name=Ana&name=Ben&dummy=&1-maki=3", false);
        let gone = [("name", "Ana"), ("name", "Ben"), ("dummy", ""), ("1-maki", "2"), ("leave", "")];
        check("sushi-go", &gone, "name=Ana&name=Ben", false);
        let new = [("name", "Ana"), ("name", "Ben"), ("dummy", ""), ("1-maki", "2"), ("do", "new")];
        check("sushi-go", &new, "name=Ana&name=Ben&dummy=", false);
        // Nobody can join after a dummy, a dummy joins only two players, and other games have none.
        check(
            "sushi-go",
            &[("name", "Ana"), ("dummy", ""), ("name", "C"), ("pudding", "2")],
            "name=Ana&name=&dummy=",
            true,
        );
        let three = [("name", "A"), ("name", "B"), ("name", "C"), ("dummy", ""), ("pudding", "2")];
        check("sushi-go", &three, "name=A&name=B&name=C", true);
        check("kanji-zushi", &[("name", "A"), ("name", "B"), ("dummy", "")], "name=A&name=B", true);
    }

    #[test]
    fn kanji_are_typed_directly_by_halves_or_by_strokes() {
        for (typed, entered) in [
            ("時", "&%E6%99%82=1"),
            ("日寺", "&%E6%99%82=1"),
            ("日+寺", "&%E6%99%82=1"),
            // Not in our decks.
            ("好", "&%E5%A5%BD=1"),
            ("女＋子、12", "&%E5%A5%BD=1&12=1"),
            ("12 １２", "&12=2"),
            ("時好", "&%E6%99%82=1&%E5%A5%BD=1"),
            ("", ""),
            // Not jōyō, not left and right, too many strokes, or not a kanji.
            ("柯", "&typed=%E6%9F%AF"),
            ("寺", "&typed=%E5%AF%BA"),
            ("時寺", "&typed=%E6%99%82%E5%AF%BA"),
            ("99", "&typed=99"),
            ("fugu", "&typed=fugu"),
        ] {
            let address = format!("name=Ana{entered}&name=");
            check("kanji-zushi", &[("name", "Ana"), ("typed", typed), ("name", "")], &address, false);
        }
        check("sushi-go", &[("name", "Ana"), ("typed", "時"), ("name", "")], "name=Ana&name=", true);
    }

    #[test]
    fn invalid_fields_are_dropped_and_reported() {
        for field in [("1-maki", "many"), ("1-maki", "99"), ("1-maki", "-1"), ("fugu", "1"), ("at", "9"), ("do", "fly")]
        {
            check("sushi-go", &[("name", "Ana"), ("name", "Ben"), field], "name=Ana&name=Ben", true);
        }
        check("sushi-go", &[("pudding", "1")], "name=&name=", true);
        check("sushi-go", &[("name", "0123456789012345678901234567")], "name=012345678901234567890123&name=", false);
    }
}
