//! Screens of random games: they match golden files, every control is a legal move or leads to one, nothing hidden is
//! shown, and no size breaks them.

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use expect_test::expect_file;
use game::{FastChance, Perspective, Seat, Viewer};
use terminal::{Act, Choices, Colours, Look, Panel};
use words::Language;

use support::{Played, Shown};

const EMOJI: Look = Look { colours: Colours::Indexed, emoji: true, light: false };

/// A game with its options, a seed, and the turn of its golden screen.
type Position = (&'static str, &'static [(&'static str, &'static str)], u8, usize);

/// Every game.
const GAMES: [Position; 6] = [
    ("sushi-go", &[("players", "4")], 3, 4),
    ("sushi-go", &[("players", "5"), ("variant", "both-ways")], 5, 12),
    ("sushi-go", &[("players", "2"), ("variant", "dummy")], 2, 3),
    ("sushi-express", &[("players", "4")], 7, 16),
    ("sushi-express", &[("players", "6")], 9, 40),
    ("kanji-zushi", &[("players", "3"), ("help", "guided")], 4, 6),
];

/// The game after some turns, and after as many more as it takes until seat 0 has to choose.
fn at_choice(game: &str, options: &[(&str, &str)], seed: u8, turns: usize) -> Played {
    let mut played = Played::new(game, options, seed).turns(turns);
    while played.game.outcome().is_none() && !played.game.asked().contains(Seat::new(0)) {
        played.turn();
    }
    played
}

#[test]
fn screens_match_their_golden_files() {
    for (number, (game, options, seed, turns)) in GAMES.into_iter().enumerate() {
        for size in [(80, 24), (120, 40)] {
            for language in Language::ALL {
                let played = at_choice(game, options, seed, turns);
                let shown = Shown::new(played.seen_by(Viewer::Seat(Seat::new(0))), language);
                let (lines, _) = shown.screen(EMOJI, size, Panel::None);
                let name = format!("{game}-{}-{}x{}.{}.txt", number + 1, size.0, size.1, language.code());
                expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)]
                    .assert_eq(&(lines.join("\n") + "\n"));
            }
        }
    }
}

#[test]
fn panels_results_and_letters_match_their_golden_files() {
    for (game, options, seed, _) in [GAMES[0], GAMES[3], GAMES[5]] {
        let played = Played::new(game, options, seed).finished();
        let over = Shown::new(played.seen_by(Viewer::Seat(Seat::new(0))), Language::ENGLISH);
        let before = at_choice(game, options, seed, 5);
        let open = Shown::new(before.seen_by(Viewer::Omniscient), Language::ENGLISH);
        let running = Shown::new(before.seen_by(Viewer::Seat(Seat::new(0))), Language::ENGLISH);
        for (name, shown, look, panel) in [
            ("result", &over, EMOJI, Panel::Scores),
            ("replay", &open, EMOJI, Panel::None),
            ("letters", &running, Look::PLAIN, Panel::None),
            ("rules", &running, Look::PLAIN, Panel::Rules(0)),
        ] {
            let (lines, _) = shown.screen(look, (80, 24), panel);
            let file = format!("tests/golden/{game}-{name}.txt");
            expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(file)].assert_eq(&(lines.join("\n") + "\n"));
        }
    }
}

/// All moves that can be reached by controls, and by the mouse.
fn reachable(shown: &mut Shown, picks: Vec<String>, moves: &mut BTreeSet<String>) {
    shown.picks = picks;
    let (_, spots) = shown.screen(EMOJI, (80, 24), Panel::None);
    let controls = shown.table(Panel::None).controls();
    let keys: Vec<char> = controls.iter().filter_map(|control| control.key).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "a key is used twice: {keys:?}");
    for (index, control) in controls.into_iter().enumerate() {
        let Some(act) = control.act else { continue };
        let on_screen = (0..24).any(|y| (0..80).any(|x| spots.at(x, y) == Some(index)));
        assert!(on_screen, "{} is not on the screen", control.label);
        match act {
            Act::Choose(chosen) => drop(moves.insert(chosen)),
            // A control that takes picks back leads nowhere new.
            Act::Pick(next) if next.len() > shown.picks.len() && moves.len() < 500 => {
                let now = shown.picks.clone();
                reachable(shown, next, moves);
                shown.picks = now;
            }
            Act::Pick(_) => {}
        }
    }
}

#[test]
fn the_controls_match_the_legal_moves() {
    let mut positions = 0;
    for (game, options, seed, _) in GAMES {
        let mut played = Played::new(game, options, seed);
        while played.game.outcome().is_none() {
            for seat in played.game.asked().iter().filter(|seat| (positions + seat.index()) % 3 == 0) {
                let perspective = played.seen_by(Viewer::Seat(seat));
                let legal: BTreeSet<String> = perspective.moves().into_iter().collect();
                let mut shown = Shown::new(perspective, Language::ENGLISH);
                let mut moves = BTreeSet::new();
                reachable(&mut shown, Vec::new(), &mut moves);
                assert_eq!(moves, legal, "{game}");
                let table = shown.table(Panel::None);
                let choices = Choices::of(&*shown.perspective, &table);
                let listed: BTreeSet<String> = choices.moves().map(str::to_owned).collect();
                assert_eq!(listed, legal, "{game} in lines");
                for (number, chosen) in (1..).zip(choices.moves()) {
                    assert_eq!(choices.read(&format!(" {number} ")), Some(chosen));
                    assert_eq!(choices.read(chosen), Some(chosen), "notation");
                }
                assert_eq!(choices.read("0"), None);
                assert_eq!(choices.read("nonsense"), None);
            }
            positions += 1;
            played.turn();
        }
    }
    assert!(positions > 100, "only {positions}");
}

#[test]
fn no_message_is_missing() {
    for (game, options, seed, _) in GAMES {
        let mut played = Played::new(game, options, seed);
        for turn in 0.. {
            if turn % 4 == 0 {
                for language in Language::ALL {
                    let shown = Shown::new(played.seen_by(Viewer::Seat(Seat::new(0))), language);
                    let table = shown.table(Panel::None);
                    let mut texts = shown.screen(EMOJI, (120, 40), Panel::None).0;
                    texts.extend(terminal::plain::describe(&*shown.perspective, &table));
                    texts.extend(terminal::plain::result(&*shown.perspective, &table));
                    texts.extend(Choices::of(&*shown.perspective, &table).lines());
                    assert!(texts.iter().all(|text| !text.contains('⟦')), "{} {texts:#?}", language.code());
                }
            }
            if played.game.outcome().is_some() {
                break;
            }
            played.turn();
        }
    }
}

#[test]
fn every_size_can_be_drawn() {
    let panels = [
        Panel::Rules(7),
        Panel::Rules(9999),
        Panel::Log(3),
        Panel::Scores,
        Panel::Hint(None),
        Panel::Chat("いただきます"),
    ];
    for (game, options, seed, turns) in [GAMES[1], GAMES[2], GAMES[4], GAMES[5]] {
        let running = at_choice(game, options, seed, turns);
        let over = Played::new(game, options, seed).finished();
        for (played, viewer) in [
            (&running, Viewer::Seat(Seat::new(0))),
            (&running, Viewer::Spectator),
            (&over, Viewer::Seat(Seat::new(1))),
            (&over, Viewer::Omniscient),
        ] {
            let mut shown = Shown::new(played.seen_by(viewer), "ja".parse().expect("Japanese is a language"));
            shown.chat = vec![terminal::ChatLine { name: "Ana".to_owned(), text: "いただきます！".repeat(9) }];
            for size in [(1, 1), (40, 10), (76, 22), (81, 25), (109, 24), (110, 22), (200, 60)] {
                shown.screen(EMOJI, size, Panel::None);
            }
            for panel in panels {
                shown.screen(EMOJI, (77, 23), panel);
            }
            for beat in 0..shown.table(Panel::None).beats().len() {
                shown.beat = Some(beat);
                shown.screen(EMOJI, (111, 22), Panel::None);
            }
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let played = Played::new("sushi-go", &[], 1);
    let shown = Shown::new(played.seen_by(Viewer::Seat(Seat::new(0))), Language::ENGLISH);
    let (lines, _) = shown.screen(EMOJI, (60, 20), Panel::None);
    let text = lines.join(" ");
    assert!(text.contains("This window has 60 × 20 characters.") && text.contains("76 × 22"), "{text}");
}

/// Screens of worlds that a viewer cannot tell apart are equal.
fn check_secrecy<G: menu::PlayableGame>(options: &G::Options) {
    let mut compared = 0;
    for seed in 0..2 {
        let chance = &mut FastChance::new(seed);
        let mut state = G::deal(options, chance, &mut |_| ());
        while state.outcome().is_none() {
            let mut joint = game::Joint::new(state.players());
            for seat in state.pending().seats().iter() {
                joint[seat] = Some(game::MoveSet::pick(&state.legal_moves(seat), chance));
            }
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                let other = G::determinize(&state.observe(viewer), chance);
                let screen = |state: &G| {
                    let shown = Shown::new(Box::new(Perspective::new(state, viewer, 1)), Language::ENGLISH);
                    shown.screen(EMOJI, (80, 24), Panel::None).0
                };
                assert_eq!(screen(&state), screen(&other));
                compared += usize::from(state != other);
            }
            state.apply_unchecked(&joint, chance, &mut |_| ());
        }
    }
    assert!(compared > 10, "only {compared} worlds differed");
}

#[test]
fn screens_are_independent_of_hidden_cards() {
    use game::Options as _;
    check_secrecy::<sushi_go::SushiGo>(&sushi_go::Options::from_pairs(&[("players", "4")]).expect("four can play"));
    check_secrecy::<sushi_express::SushiExpress>(
        &sushi_express::Options::from_pairs(&[("players", "4")]).expect("four can play"),
    );
    check_secrecy::<kanji_zushi::KanjiZushi>(
        &kanji_zushi::Options::from_pairs(&[("players", "3")]).expect("three can play"),
    );
}
