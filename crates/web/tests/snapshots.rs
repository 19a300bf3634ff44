//! Pages as they are written, to be read in review. `cargo xtask bless` writes them anew.

use std::collections::BTreeMap;

use expect_test::expect_file;
use table::{Action, Changes, Input, Now, Person, PersonId, Settings, Table, TurnClock};
use web::{Beside, Language, Look, Reader, Visit};

const ANA: PersonId = PersonId(1);

fn person(id: PersonId, name: &str) -> Person {
    Person { id, name: name.to_owned() }
}

/// A table with a story: who is there, and what they have done.
struct Story {
    table: Table,
    at: u64,
}

impl Story {
    /// Ana opens a table.
    fn open(options: &[(&str, &str)]) -> Self {
        let options: BTreeMap<String, String> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let terms = Settings { game: "sushi-go".to_owned(), options, clock: TurnClock::Unlimited, public: false };
        let (table, _) = Table::open(person(ANA, "Ana"), terms, 0, Now { at: 0, entropy: [5; 32] }).unwrap();
        Self { table, at: 0 }
    }

    fn input(&mut self, input: Input) -> Changes {
        self.at += 1;
        let effects = self.table.handle(input, Now { at: self.at, entropy: [5; 32] }).unwrap();
        effects.changes
    }

    fn act(&mut self, action: Action) -> Changes {
        self.input(Input::Act { person: person(ANA, "Ana"), action })
    }

    /// A game against greedy bots begins.
    fn begin(options: &[(&str, &str)]) -> Self {
        let mut story = Self::open(options);
        for seat in 1..story.table.seats().len() {
            story.act(Action::Bot { seat, level: "greedy".to_owned() });
        }
        story.input(Input::Connected { person: ANA });
        story.act(Action::Start { nonce: None });
        story
    }

    /// Everybody chooses the first of their moves.
    fn turn(&mut self) -> Changes {
        let game = self.table.game().unwrap();
        let (turn, asked) = (game.turn(), game.asked());
        let choices: Vec<_> = asked.iter().map(|seat| (seat, game.moves(seat)[0].clone())).collect();
        let mut changes = Changes::default();
        for (seat, choice) in choices {
            let input = if seat.index() == 0 {
                Input::Act { person: person(ANA, "Ana"), action: Action::Choose { game: 1, turn, choice } }
            } else {
                Input::BotChose { game: 1, turn, seat, choice }
            };
            changes.merge(self.input(input));
        }
        changes.merge(self.input(Input::Tick));
        changes
    }

    fn visit<'a>(&'a self, reader: &'a Reader, person: Option<PersonId>, look: &'a Look) -> Visit<'a> {
        Visit { reader, table: &self.table, code: "ABC234", link: "https://sushi.example/table/ABC234", person, look }
    }

    fn page(&self, language: Language, person: Option<PersonId>) -> String {
        let name = person.map(|_| "Ana".to_owned());
        let reader = Reader { language, name, ..Reader::default() };
        web::table_page(&self.visit(&reader, person, &Look::default()), Beside::default()).into_string()
    }
}

/// A page with a line for each element; what changes with every asset is left out.
fn lines(html: &str) -> String {
    let mut text = String::new();
    for part in html.replace("><", ">\n<").split('\n') {
        // Names of assets carry a hash of what is in them.
        let mut rest = part;
        while let Some((before, after)) = rest.split_once("/assets/") {
            let name = after.split('.').next().unwrap_or("");
            let end = after.find(['#', '"']).unwrap_or(after.len());
            text += &[before, "/assets/", name].concat();
            rest = &after[end..];
        }
        text.push_str(rest);
        text.push('\n');
    }
    text
}

fn check(name: &str, html: &str) {
    assert!(!html.contains('⟦'), "{name} says something that is not written: {html}");
    let path = format!("{}/tests/snapshots/{name}.html", env!("CARGO_MANIFEST_DIR"));
    expect_file![path].assert_eq(&lines(html));
}

#[test]
fn the_first_page() {
    check("home", &web::home(&Reader::default(), &web::Home::default(), None).into_string());
}

#[test]
fn a_table_before_a_game() {
    let story = Story::open(&[("players", "3")]);
    check("lobby-host", &story.page(Language::English, Some(ANA)));
    check("lobby-stranger", &story.page(Language::English, None));
}

#[test]
fn a_table_while_a_game_is_played() {
    let mut story = Story::begin(&[("players", "3")]);
    story.turn();
    check("table-seat", &story.page(Language::English, Some(ANA)));
    check("table-spectator", &story.page(Language::English, None));
}

#[test]
fn the_dummy_s_controller() {
    let story = Story::begin(&[("players", "2"), ("variant", "dummy")]);
    check("table-dummy", &story.page(Language::English, Some(ANA)));
}

#[test]
fn a_turn_and_the_end_of_a_round_in_steps() {
    let mut story = Story::begin(&[("players", "5")]);
    let reader = Reader { name: Some("Ana".to_owned()), ..Reader::default() };
    let first = story.turn();
    let steps = web::steps(&story.visit(&reader, Some(ANA), &Look::default()), Some(&first));
    assert_eq!(steps.iter().map(|step| step.sound).collect::<Vec<_>>(), ["lay", "turn"]);
    let titles: Vec<&str> = steps.iter().map(|step| step.title.as_str()).collect();
    assert_eq!(titles, ["Sushi Go!", "● Your turn – Sushi Go!"], "it is nobody's turn before everything was seen");
    check("step-reveal", &steps[0].html);
    let last = (1..6).map(|_| story.turn()).last().unwrap();
    let steps = web::steps(&story.visit(&reader, Some(ANA), &Look::default()), Some(&last));
    // The last card is laid by itself.
    assert_eq!(steps.iter().map(|step| step.sound).collect::<Vec<_>>(), ["lay", "lay", "score", "turn"]);
    assert!(steps[2].stays);
    check("step-scores", &steps[2].html);
}

#[test]
fn a_game_that_is_over_in_every_language() {
    let mut story = Story::begin(&[("players", "4")]);
    while story.table.phase() == table::Phase::Playing {
        story.turn();
    }
    check("over", &story.page(Language::English, Some(ANA)));
    for language in Language::ALL {
        let page = story.page(language, Some(ANA));
        assert!(!page.contains('⟦'), "something is not said in {}: {page}", language.code());
    }
}

#[test]
fn whoever_does_not_sit_at_the_table_is_not_shown_a_hand() {
    let mut story = Story::begin(&[("players", "3")]);
    story.turn();
    let page = story.page(Language::English, None);
    assert!(!page.contains("name=\"move\"") && !page.contains("class=\"card "), "{page}");
}
