//! Two tables that differ only in hidden information send a viewer the same bytes.

use std::sync::Arc;

use game::{Chance as _, FastChance, Game, Joint, MoveSet as _, Options as _, Perspective, Seat, Viewer};
use kanji_zushi::KanjiZushi;
use menu::PlayableGame;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use table::{Changes, GameView, PersonId, Phase, View};
use web::{PageKind, PageSession, Reader, Update};

use crate::browser::{Browser, CODE, LINK, update};
use crate::seated::{SeatedTable, any, person};

/// Plays the same game at two tables. At the first a player chooses one move and then another, at the second the other move
/// at once. Nobody else can notice, not even by the number of messages.
fn check_changed_choices(game: &str, options: &[(&str, &str)], deal: u8) -> usize {
    let luck = &mut FastChance::new(deal.into());
    let mut tables = [(); 2].map(|()| SeatedTable::started(game, options, deal));
    let players = tables[0].table.seats().len();
    let mut browsers = tables.each_ref().map(|seated| {
        let people = (0..players).map(|seat| Some(person(seat).id)).chain([Some(PersonId(99)), None]);
        people.map(|who| Browser::load(seated, who, Reader::default())).collect::<Vec<_>>()
    });
    let mut latest = tables.each_ref().map(|seated| update(seated, None, &Changes::default()));
    let mut update_all = |which: usize, seated: &SeatedTable, changes: Changes| -> Vec<Option<String>> {
        let update = update(seated, Some(&latest[which]), &changes);
        latest[which] = Arc::clone(&update);
        browsers[which].iter_mut().map(|browser| browser.update(seated, &changes, &update)).collect()
    };
    let (mut compared, own_only) = (0, "only the player who has chosen gets a message");
    while tables[0].table.phase() == Phase::Playing {
        let to_choose = tables[0].to_choose();
        let seat = (!to_choose.is_empty()).then(|| any(&to_choose, luck));
        let moves = seat.map_or_else(Vec::new, |seat| tables[0].moves(seat));
        let (first, second) = match seat {
            Some(seat) => (any(&moves, luck), Some((seat, any(&moves, luck)))),
            None => (String::new(), None),
        };
        let Some((seat, second)) = second.filter(|(_, second)| to_choose.len() > 1 && *second != first) else {
            // The last player to choose cannot change their mind.
            let stepped = tables.each_mut().map(|seated| seated.step(&mut luck.clone()));
            luck.below(2);
            let [one, other] = [0, 1].map(|which| update_all(which, &tables[which], stepped[which]));
            assert_eq!(one, other);
            continue;
        };
        let changes = tables[0].choose(seat, first);
        let mut one = update_all(0, &tables[0], changes);
        let changes = tables[1].choose(seat, second.clone());
        let mut other = update_all(1, &tables[1], changes);
        (one[seat.index()], other[seat.index()]) = (None, None);
        assert_eq!(one, other, "a choice is a secret");
        assert!(
            one.iter().flatten().all(|message| message.len() < 600),
            "the message about a choice is too long: {one:?}"
        );
        let changes = tables[0].choose(seat, second);
        // Deadlines depend on the time.
        tables[1].wait();
        for (index, message) in update_all(0, &tables[0], changes).into_iter().enumerate() {
            assert_eq!(message.is_some(), index == seat.index(), "{own_only}: {message:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn choices_and_changes_of_choices_are_secret() {
    assert!(check_changed_choices("sushi-go", &[("players", "3")], 1) > 100);
    assert!(check_changed_choices("sushi-go", &[("players", "5")], 2) > 100);
    assert!(check_changed_choices("sushi-go", &[("players", "2"), ("variant", "dummy")], 3) > 50);
}

/// A game at one moment, and the turn that led there.
struct World<G: Game> {
    before: G,
    state: G,
    events: Vec<G::Event>,
    turn: usize,
}

impl<G: PlayableGame> World<G> {
    /// A game without its history.
    fn resting(state: G, turn: usize) -> Self {
        Self { before: state.clone(), state, events: Vec::new(), turn }
    }

    /// The game after the next turn.
    fn after(&self, joint: &Joint<G::Move>, chance: &mut FastChance) -> Self {
        let (before, mut state, mut events) = (self.state.clone(), self.state.clone(), Vec::new());
        state.apply_unchecked(joint, chance, &mut |event| events.push(event));
        Self { before, state, events, turn: self.turn + 1 }
    }

    /// The viewer's knowledge, with the latest turn.
    fn perspective(&self, viewer: Viewer) -> Perspective<G> {
        let mut perspective = Perspective::new(&self.state, viewer, self.turn);
        perspective.hear(&self.before, &self.events);
        perspective
    }

    /// Whether the viewer cannot distinguish this world from another one.
    fn is_indistinguishable_for(&self, other: &Self, viewer: Viewer) -> bool {
        let redacted = |world: &Self| world.events.iter().map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
        self.state.observe(viewer) == other.state.observe(viewer)
            && self.before.observe(viewer) == other.before.observe(viewer)
            && redacted(self) == redacted(other)
    }

    /// The view of a table with this game.
    fn view(&self, seated: &SeatedTable, who: Option<PersonId>) -> View {
        let mut view = seated.table.view(who, 0);
        let viewer = seated.table.viewer(who);
        view.game = Some(GameView {
            number: 1,
            turn: self.turn,
            asked: self.state.pending().seats(),
            foregone: false,
            deadline: Some(60_000),
            perspective: Box::new(self.perspective(viewer)),
        });
        (view.choices.turn, view.choices.chosen, view.choices.yours) = (self.turn, [].into_iter().collect(), None);
        view
    }
}

/// The first message to a viewer who opens the page.
fn page<G: PlayableGame>(
    seated: &SeatedTable,
    kind: PageKind,
    who: Option<PersonId>,
    world: &World<G>,
) -> (PageSession, Arc<Update>, String) {
    let shared = Arc::new(Update::new(None, &"ABC234".into(), world.view(seated, None), Changes::default()));
    let own = who.map(|id| Arc::new(world.view(seated, Some(id))));
    let reader = Reader { name: who.map(|_| "Ana".to_owned()), ..Reader::default() };
    let (session, message) =
        PageSession::open(kind, reader, CODE.to_owned(), LINK.to_owned(), Arc::clone(&shared), own, None);
    (session, shared, message)
}

/// The messages to a viewer who opens the page and then sees a turn.
fn page_and_turn<G: PlayableGame>(
    seated: &SeatedTable,
    kind: PageKind,
    who: Option<PersonId>,
    before: &World<G>,
    after: &World<G>,
) -> (String, Option<String>) {
    let (mut session, shared, page) = page(seated, kind, who, before);
    let changes = Changes { turns_from: Some(after.turn), ..Changes::default() };
    let update = Arc::new(Update::new(Some(&shared), &"ABC234".into(), after.view(seated, None), changes));
    let own = who.map(|id| Arc::new(after.view(seated, Some(id))));
    (page, session.update(update, own).map(|message| message.to_string()))
}

/// The number of compared pairs of worlds.
#[derive(Default, Debug)]
struct Compared {
    pages_of_seats: usize,
    pages_of_spectators: usize,
    turns_of_seats: usize,
    turns_of_spectators: usize,
    pages_of_screens: usize,
    turns_of_screens: usize,
}

impl Compared {
    fn pages(&mut self, kind: PageKind, who: Option<PersonId>) -> &mut usize {
        match (kind, who) {
            (PageKind::Screen, _) => &mut self.pages_of_screens,
            (PageKind::Player | PageKind::Pass, None) => &mut self.pages_of_spectators,
            (PageKind::Player | PageKind::Pass, Some(_)) => &mut self.pages_of_seats,
        }
    }

    fn turns(&mut self, kind: PageKind, who: Option<PersonId>) -> &mut usize {
        match (kind, who) {
            (PageKind::Screen, _) => &mut self.turns_of_screens,
            (PageKind::Player | PageKind::Pass, None) => &mut self.turns_of_spectators,
            (PageKind::Player | PageKind::Pass, Some(_)) => &mut self.turns_of_seats,
        }
    }
}

/// Plays a game. At every position, compares the page of each viewer with that in indistinguishable worlds, and the next
/// turn in worlds that stay indistinguishable.
fn other_worlds<G: PlayableGame>(game: &str, players: usize, deal: u8, attempts: usize) -> Compared {
    let luck = &mut FastChance::new(deal.into());
    let options = [("players", players.to_string())];
    let options = options.each_ref().map(|(name, value)| (*name, value.as_str()));
    let seated = SeatedTable::started(game, &options, deal);
    let state = G::deal(&G::Options::from_pairs(&options).expect("the options are valid"), luck, &mut |_| ());
    let (mut real, mut compared) = (World::resting(state, 0), Compared::default());
    while real.state.outcome().is_none() {
        let mut joint = Joint::new(players);
        for seat in real.state.pending().seats().iter() {
            joint[seat] = Some(real.state.legal_moves(seat).pick(luck));
        }
        let (before, after) = (World::resting(real.state.clone(), real.turn), real.after(&joint, &mut luck.clone()));
        let seats = (0..players).map(|seat| (PageKind::Player, Some(person(seat).id)));
        for (kind, who) in seats.chain([(PageKind::Player, None), (PageKind::Screen, None)]) {
            let viewer = seated.table.viewer(who);
            for attempt in 0..attempts {
                let other = World::resting(G::determinize(&real.state.observe(viewer), luck), real.turn);
                if other.state == real.state {
                    continue;
                }
                if attempt == 0 {
                    let pages = [&other, &before].map(|world| page(&seated, kind, who, world).2);
                    assert_eq!(pages[0], pages[1], "{kind:?} {viewer:?}");
                    *compared.pages(kind, who) += 1;
                }
                let is_legal = |(seat, chosen): (Seat, &Option<G::Move>)| {
                    chosen.is_none_or(|chosen| other.state.legal_moves(seat).iter().any(|legal| legal == chosen))
                };
                if !joint.iter().all(is_legal) {
                    continue;
                }
                let other_after = other.after(&joint, &mut luck.clone());
                if !after.is_indistinguishable_for(&other_after, viewer) {
                    continue;
                }
                let sent = page_and_turn(&seated, kind, who, &before, &after);
                assert_eq!(sent, page_and_turn(&seated, kind, who, &other, &other_after), "{kind:?} {viewer:?}");
                *compared.turns(kind, who) += 1;
                break;
            }
        }
        luck.below(2);
        real = after;
    }
    compared
}

#[test]
fn hidden_information_changes_no_byte() {
    let sushi_go = other_worlds::<SushiGo>("sushi-go", 4, 1, 20);
    let sushi_express = other_worlds::<SushiExpress>("sushi-express", 4, 2, 3);
    let kanji_zushi = other_worlds::<KanjiZushi>("kanji-zushi", 4, 3, 3);
    for compared in [&sushi_go, &sushi_express, &kanji_zushi] {
        assert!(compared.pages_of_seats > 10 && compared.pages_of_spectators > 10, "{compared:?}");
        assert!(compared.turns_of_spectators >= 5, "{compared:?}");
        assert!(compared.pages_of_screens > 10 && compared.turns_of_screens >= 5, "{compared:?}");
    }
    // In Sushi Go! every seat sees a new hand after a turn, which reveals other worlds.
    assert!(sushi_express.turns_of_seats > 10 && kanji_zushi.turns_of_seats > 10, "{sushi_express:?} {kanji_zushi:?}");
}

#[test]
fn spectators_get_no_controls() {
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        let mut seated = SeatedTable::started(game, &[("players", "3")], 1);
        seated.play_turn(&mut FastChance::new(1));
        for who in [Some(PersonId(99)), None] {
            let page = Browser::load(&seated, who, Reader::default()).shown.inside;
            assert!(!page.contains("name=\"move\"") && !page.contains("data-look"), "{page}");
        }
    }
}
