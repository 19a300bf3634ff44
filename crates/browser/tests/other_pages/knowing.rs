//! Somebody at Kanji-zushi who knows every kanji, where nothing is marked.

use browser::{Page, Spot, css};
use kanji_zushi::{Deck, Kanji, Move, Verdict, Why};

/// A neta and a shari that can be tried together.
pub(crate) struct Pair {
    /// How its halves are named in addresses.
    neta: String,
    shari: String,
    chosen: Move,
    verdict: Verdict,
}

/// How all halves are named that lie in front of a player.
const LYING: &str = "
    const names = side => [...document.querySelectorAll(side + ' a.lying')].map(half => new URL(half.href).searchParams.get('pick'));
    return [names('.hand'), names('.shari-table')];
";

/// All pairs that a player can try now.
pub(crate) async fn pairs(page: &Page<'_>) -> Vec<Pair> {
    let deck = Deck::classic();
    let lying: [Vec<String>; 2] = serde_json::from_value(page.script(LYING, &[]).await).expect("every half has a name");
    let place = |name: &String| -> usize {
        name.rsplit('-').next().and_then(|place| place.parse().ok()).expect("a name ends with a place in the deck")
    };
    let mut pairs = Vec::new();
    for neta in &lying[0] {
        for shari in &lying[1] {
            let (left, right) = (deck.neta()[place(neta)], deck.shari()[place(shari)]);
            let verdict = deck.verdict(left, right).expect("they are of this deck");
            let chosen = Move::Combine { neta: left, shari: right };
            pairs.push(Pair { neta: neta.clone(), shari: shari.clone(), chosen, verdict });
        }
    }
    pairs
}

/// The pair with the most strokes, if there is any that is a kanji.
pub(crate) fn best(pairs: &[Pair]) -> Option<&Pair> {
    pairs.iter().filter(|pair| pair.kanji().is_some()).max_by_key(|pair| pair.kanji().map(Kanji::strokes))
}

impl Pair {
    /// What its halves are together.
    pub(crate) fn kanji(&self) -> Option<Kanji> {
        self.verdict.kanji()
    }

    /// How the sentence begins that says why they are nothing.
    pub(crate) fn why(&self) -> String {
        match self.verdict {
            Verdict::Formed(kanji) => panic!("{kanji} is a kanji"),
            Verdict::Failed(Why::NoSuchKanji) => "There is no such kanji".to_owned(),
            Verdict::Failed(Why::NotJoyo { kanji }) => format!("{kanji} is a kanji, but not"),
            Verdict::Failed(Why::NotLeftRight { kanji }) => format!("{kanji} has these parts, but not"),
        }
    }

    /// Its neta, to be picked first.
    pub(crate) fn neta(&self) -> Spot {
        half(&self.neta)
    }

    /// Its shari, to be picked first.
    pub(crate) fn shari(&self) -> Spot {
        half(&self.shari)
    }

    /// What completes the choice when one of them is picked.
    pub(crate) fn rest(&self) -> Spot {
        css(&format!("button.lying[value='{}']", self.chosen)).nth(0)
    }
}

fn half(name: &str) -> Spot {
    css(&format!("a.lying[href$='pick={name}']"))
}
