//! A player of Kanji-zushi who knows every kanji, for games without marks.

use browser::{Locator, Page, css};
use kanji_zushi::{Deck, Kanji, Move, Verdict, Why};

/// A neta and a shari that can be combined.
pub(crate) struct Pair {
    /// The names of its halves in URLs.
    neta: String,
    shari: String,
    chosen: Move,
    verdict: Verdict,
}

/// The names of all halves that the player can pick.
const HALVES: &str = "
    const names = side => [...document.querySelectorAll(side + ' a.lying')].map(half => new URL(half.href).searchParams.get('pick'));
    return [names('.hand'), names('.shari-table')];
";

/// All pairs that the player can try now.
pub(crate) async fn pairs(page: &Page<'_>) -> Vec<Pair> {
    let deck = Deck::classic();
    let halves: [Vec<String>; 2] =
        serde_json::from_value(page.script(HALVES, &[]).await).expect("every half has a name");
    let place = |name: &String| -> usize {
        name.rsplit('-').next().and_then(|place| place.parse().ok()).expect("a name ends with a place in the deck")
    };
    let mut pairs = Vec::new();
    for neta in &halves[0] {
        for shari in &halves[1] {
            let (left, right) = (deck.neta()[place(neta)], deck.shari()[place(shari)]);
            let verdict = deck.verdict(left, right).expect("both halves are in this deck");
            let chosen = Move::Combine { neta: left, shari: right };
            pairs.push(Pair { neta: neta.clone(), shari: shari.clone(), chosen, verdict });
        }
    }
    pairs
}

/// The kanji with the most strokes, if any pair is a kanji.
pub(crate) fn best(pairs: &[Pair]) -> Option<&Pair> {
    pairs.iter().filter(|pair| pair.kanji().is_some()).max_by_key(|pair| pair.kanji().map(Kanji::strokes))
}

impl Pair {
    /// The kanji that the halves form.
    pub(crate) fn kanji(&self) -> Option<Kanji> {
        self.verdict.kanji()
    }

    /// The beginning of the explanation why they form no kanji.
    pub(crate) fn why(&self) -> String {
        match self.verdict {
            Verdict::Formed(kanji) => panic!("{kanji} is a kanji"),
            Verdict::Failed(Why::NoSuchKanji) => "Not a kanji".to_owned(),
            Verdict::Failed(Why::NotJoyo { kanji }) => format!("{kanji} is a kanji, but not"),
            Verdict::Failed(Why::NotLeftRight { kanji }) => format!("In {kanji} these parts are arranged"),
        }
    }

    /// Its neta, for the first pick.
    pub(crate) fn neta(&self) -> Locator {
        half(&self.neta)
    }

    /// Its shari, for the first pick.
    pub(crate) fn shari(&self) -> Locator {
        half(&self.shari)
    }

    /// The button that completes the choice once one half is picked.
    pub(crate) fn rest(&self) -> Locator {
        css(&format!("button.lying[value='{}']", self.chosen)).nth(0)
    }
}

fn half(name: &str) -> Locator {
    css(&format!("a.lying[href$='pick={name}']"))
}
