//! Names that do not exist: what was probably meant, and what there is.

/// What to say after a name that does not exist: the most similar one, if there is one, and all of them. `all` introduces
/// the list, as in "the games are".
///
/// ```
/// let known = ["sushi-go", "kanji-zushi"];
/// assert_eq!(
///     sushiya_game::instead("sushigo", "the games are", &known),
///     "did you mean 'sushi-go'? The games are: sushi-go, kanji-zushi"
/// );
/// assert_eq!(sushiya_game::instead("chess", "the games are", &known), "the games are: sushi-go, kanji-zushi");
/// ```
pub fn instead(given: &str, all: &str, known: &[&str]) -> String {
    let list = known.join(", ");
    let Some(meant) = most_similar(given, known) else { return format!("{all}: {list}") };
    let (first, rest) = all.split_at(all.chars().next().map_or(0, char::len_utf8));
    format!("did you mean '{meant}'? {}{rest}: {list}", first.to_uppercase())
}

/// The name that differs in the fewest letters, if it differs in less than a third of them.
fn most_similar<'a>(given: &str, known: &[&'a str]) -> Option<&'a str> {
    let given = given.to_lowercase();
    let distances = known.iter().map(|name| (distance(&given, name), *name));
    let (distance, name) = distances.min_by_key(|(distance, _)| *distance)?;
    (distance * 3 <= name.chars().count()).then_some(name)
}

/// The number of letters that must be inserted, removed, replaced or swapped with their neighbour to get from one name to
/// the other.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    // `steps[i][j]` is the distance between the first i letters of one and the first j letters of the other.
    let mut steps = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let replaced = steps[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = replaced.min(steps[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(steps[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        steps.push(row);
    }
    steps[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_changed_letters() {
        for (one, other, expected) in [
            ("", "", 0),
            ("egg", "", 3),
            ("", "egg", 3),
            ("maki", "maki", 0),
            ("maki", "mika", 2),
            ("cok", "cook", 1),
            ("plya", "play", 1),
        ] {
            assert_eq!(distance(one, other), expected, "{one} {other}");
        }
    }

    #[test]
    fn only_similar_names_are_suggested() {
        let known = ["random", "greedy", "apprentice", "cook", "itamae"];
        for (given, expected) in [
            ("coock", Some("cook")),
            ("Itamea", Some("itamae")),
            ("aprentice", Some("apprentice")),
            ("chef", None),
            ("", None),
        ] {
            assert_eq!(most_similar(given, &known), expected, "{given}");
        }
    }
}
