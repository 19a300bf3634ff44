//! Cards and records, and lists of them.

use std::sync::Arc;

use super::{card, finished, ids, lines, store_all};
use crate::{Change, GuestResult, Statistics, Store, StoredRecord, TableCard, TablePhase};

/// A card keeps all fields, and can have no people and no line in the journal.
pub async fn a_card_is_read_back_and_can_be_replaced(store: Arc<dyn Store>) {
    assert_eq!(store.card("a").await, Ok(None));
    let first = TableCard { wake: Some(77), public: false, ..card("a", 5, &["bob", "ann", "zoë"]) };
    store_all(&store, [first.clone()]).await;
    assert_eq!(store.card("a").await, Ok(Some(first)));
    let second = TableCard { phase: TablePhase::Over, game: "kanji-zushi".to_owned(), updated: 9, ..card("a", 5, &[]) };
    store_all(&store, [second.clone()]).await;
    assert_eq!(store.card("a").await, Ok(Some(second)));
    store_all(&store, [lines("b", 0..1)]).await;
    assert_eq!(store.card("b").await, Ok(None), "a journal alone has no card");
}

/// Tables that are over or private are not listed.
pub async fn public_tables_are_listed_newest_first(store: Arc<dyn Store>) {
    let playing = TableCard { phase: TablePhase::Playing, ..card("playing", 20, &[]) };
    let over = TableCard { phase: TablePhase::Over, ..card("over", 40, &[]) };
    let hidden = TableCard { public: false, ..card("hidden", 50, &[]) };
    let used = TableCard { updated: 99, ..card("used", 10, &[]) };
    store_all(&store, [used, over, card("new", 30, &[]), hidden, playing.clone()]).await;
    let list = store.public_cards(9).await.expect("the data can be read");
    assert_eq!(ids(&list), ["new", "playing", "used"]);
    assert_eq!(list[1], playing);
    assert_eq!(ids(&store.public_cards(2).await.expect("the data can be read")), ["new", "playing"]);
    store_all(&store, [TableCard { phase: TablePhase::Over, ..playing }]).await;
    assert_eq!(ids(&store.public_cards(9).await.expect("the data can be read")), ["new", "used"]);
}

/// Every host's newest table comes first; tables that everybody has left come last.
pub async fn nobody_fills_the_public_list_alone(store: Arc<dyn Store>) {
    let spam = (0..20).map(|nth| card(&format!("spam-{nth:02}"), 100 + nth, &["eve"]));
    let left = (0..20).map(|nth| card(&format!("left-{nth:02}"), 200 + nth, &[]));
    store_all(&store, spam.chain(left)).await;
    store_all(&store, [card("a", 10, &["ann"]), card("b", 20, &["bob", "eve"])]).await;
    let list = store.public_cards(5).await.expect("the data can be read");
    assert_eq!(ids(&list), ["spam-19", "b", "a", "spam-18", "spam-17"]);
    let list = store.public_cards(99).await.expect("the data can be read");
    assert_eq!((list.len(), list[22].id.as_str()), (42, "left-19"));
}

/// The list includes private tables and those that are over, but not tables that the guest has left.
pub async fn a_guest_finds_the_tables_where_they_sit(store: Arc<dyn Store>) {
    let private = TableCard { public: false, phase: TablePhase::Over, ..card("private", 30, &["bob", "ann"]) };
    store_all(&store, [card("a", 10, &["ann"]), card("b", 20, &["ann", "bob"]), private, card("c", 40, &["bob"])])
        .await;
    assert_eq!(ids(&store.cards_of("ann", 9).await.expect("the data can be read")), ["private", "b", "a"]);
    assert_eq!(ids(&store.cards_of("ann", 2).await.expect("the data can be read")), ["private", "b"]);
    store_all(&store, [card("b", 50, &["bob", "eve"]), TableCard { updated: 60, ..card("a", 10, &["ann"]) }]).await;
    assert_eq!(ids(&store.cards_of("ann", 9).await.expect("the data can be read")), ["a", "private"]);
    assert_eq!(ids(&store.cards_of("bob", 9).await.expect("the data can be read")), ["b", "c", "private"]);
    assert_eq!(ids(&store.cards_of("eve", 9).await.expect("the data can be read")), ["b"]);
    assert_eq!(store.cards_of("nobody", 9).await, Ok(vec![]));
}

/// A new card can change or remove the time to wake.
pub async fn tables_are_woken_in_the_order_of_their_clocks(store: Arc<dyn Store>) {
    assert_eq!(store.next_wake().await, Ok(None));
    let at = |table: &str, wake| TableCard { wake, ..card(table, 1, &["ann"]) };
    store_all(&store, [at("late", Some(300)), at("never", None), at("soon", Some(100)), at("later", Some(200))]).await;
    assert_eq!(store.next_wake().await, Ok(Some(100)));
    assert_eq!(store.due(99, 9).await, Ok(vec![]));
    assert_eq!(store.due(200, 9).await, Ok(vec![at("soon", Some(100)), at("later", Some(200))]));
    assert_eq!(ids(&store.due(1000, 1).await.expect("the data can be read")), ["soon"]);
    store_all(&store, [at("soon", Some(400)), at("later", None)]).await;
    assert_eq!(store.next_wake().await, Ok(Some(300)));
    assert_eq!(ids(&store.due(1000, 9).await.expect("the data can be read")), ["late", "soon"]);
}

/// A table has a record for each of its games.
pub async fn a_record_is_read_back_and_can_be_replaced(store: Arc<dyn Store>) {
    let two =
        Change { finished: vec![finished("a", 0, 1, &["ann"]), finished("a", 1, 2, &["bob"])], ..Change::default() };
    store_all(&store, [two]).await;
    assert_eq!(store.record("a", 0).await, Ok(Some(finished("a", 0, 1, &["ann"]))));
    assert_eq!(store.record("a", 1).await, Ok(Some(finished("a", 1, 2, &["bob"]))));
    assert_eq!(store.record("a", 2).await, Ok(None));
    store_all(&store, [finished("a", 0, 7, &["bob"])]).await;
    assert_eq!(store.record("a", 0).await, Ok(Some(finished("a", 0, 7, &["bob"]))));
    assert_eq!(store.records_of("ann", 9).await, Ok(vec![]));
    assert_eq!(
        store.records_of("bob", 9).await,
        Ok(vec![finished("a", 0, 7, &["bob"]), finished("a", 1, 2, &["bob"])])
    );
}

/// The latest game is first.
pub async fn a_guest_finds_the_games_they_played(store: Arc<dyn Store>) {
    let games = [
        finished("a", 0, 30, &["ann", "bob"]),
        finished("a", 1, 50, &["ann"]),
        finished("b", 0, 40, &["bob", "ann"]),
        finished("c", 0, 60, &[]),
    ];
    store_all(&store, games.clone()).await;
    let [first, second, third, _] = games;
    assert_eq!(store.records_of("ann", 9).await, Ok(vec![second.clone(), third.clone(), first.clone()]));
    assert_eq!(store.records_of("ann", 2).await, Ok(vec![second, third.clone()]));
    assert_eq!(store.records_of("bob", 9).await, Ok(vec![third, first]));
}

/// Games without results count as played. A record that is replaced counts once.
pub async fn statistics_are_kept_for_each_game(store: Arc<dyn Store>) {
    assert_eq!(store.statistics("ann").await, Ok(vec![]));
    let result = |guest: &str, score, rank| GuestResult { guest: guest.to_owned(), seat: rank - 1, score, rank };
    let game = |game: &str, number, score, rank| {
        let results = vec![result("bob", 20, 3 - rank), result("ann", score, rank)];
        StoredRecord { game: game.to_owned(), results, ..finished("a", number, number.into(), &["bob", "ann"]) }
    };
    let games = [
        game("sushi-go", 1, 40, 1),
        game("sushi-go", 2, 31, 2),
        game("sushi-go", 3, 33, 1),
        game("kanji-zushi", 4, -5, 2),
        game("sushi-go", 5, 35, 1),
    ];
    store_all(&store, games.clone()).await;
    store_all(&store, [games[0].clone()]).await;
    assert_eq!(store.record("a", 1).await, Ok(Some(games[0].clone())));
    let statistics = |game: &str, played, won, best, streak| {
        let game = game.to_owned();
        Statistics { game, played, won, best, streak }
    };
    let kanji = statistics("kanji-zushi", 1, 0, Some(-5), 0);
    let expected = vec![kanji.clone(), statistics("sushi-go", 4, 3, Some(40), 2)];
    assert_eq!(store.statistics("ann").await, Ok(expected));
    let expected = vec![statistics("kanji-zushi", 1, 1, Some(20), 1), statistics("sushi-go", 4, 1, Some(20), 0)];
    assert_eq!(store.statistics("bob").await, Ok(expected));
    store_all(&store, [finished("b", 1, 9, &["ann"])]).await;
    let expected = vec![kanji, statistics("sushi-go", 5, 3, Some(40), 0)];
    assert_eq!(store.statistics("ann").await, Ok(expected));
}

/// Tables are counted by phase.
pub async fn counts_cover_tables_records_and_guests(store: Arc<dyn Store>) {
    let in_phase = |table: &str, phase| TableCard { phase, ..card(table, 1, &[]) };
    let tables =
        [("a", TablePhase::Lobby), ("b", TablePhase::Playing), ("c", TablePhase::Playing), ("d", TablePhase::Over)];
    store_all(&store, tables.map(|(table, phase)| in_phase(table, phase))).await;
    store_all(&store, [finished("x", 0, 1, &[]), finished("x", 1, 1, &[])]).await;
    store_all(&store, [in_phase("a", TablePhase::Over)]).await;
    let counts = store.counts().await.expect("counts can be read");
    assert_eq!((counts.lobby, counts.playing, counts.over, counts.records, counts.guests), (0, 2, 2, 2, 0));
    assert!(counts.bytes > 0);
}
