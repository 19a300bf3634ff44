// What score pads remember in this browser: recent players, and the games of past evenings.

const PEOPLE = "score-pad/people";
const GAMES = "score-pad/games";
// Maximum number of players and games that are kept.
const MAX_PEOPLE = 24;
const MAX_GAMES = 200;

// If storage is not available, the URL of a sheet still has everything.
export function write(storage, key, text) {
  try { storage.setItem(key, text); } catch { /* See above. */ }
}

export function read(storage, key) {
  try { return storage.getItem(key) ?? ""; } catch { return ""; }
}

function readList(key) {
  try { return JSON.parse(read(localStorage, key) || "[]"); } catch { return []; }
}

// Players with their names and faces, the latest first.
export const recentPeople = () => readList(PEOPLE);

export function keepPeople(players) {
  const named = players.filter(({ name }) => name).map(({ name, face }) => ({ name, face }));
  const others = recentPeople().filter((other) => !named.some(({ name }) => name === other.name));
  write(localStorage, PEOPLE, JSON.stringify([...named, ...others].slice(0, MAX_PEOPLE)));
}

// Keeps a finished game, in place of an earlier result of the same game.
export function keepGame(game) {
  const others = readList(GAMES).filter(({ begun }) => begun !== game.begun);
  write(localStorage, GAMES, JSON.stringify([game, ...others].slice(0, MAX_GAMES)));
}

// When the kept game with this sheet began, if there is one.
export const begunOf = (game, address) => readList(GAMES).find((kept) => kept.game === game && kept.address === address)?.begun;

// Lists past games, evening by evening. Removing one can be undone.
export function showGames(section) {
  const { games: titles, remove } = section.dataset;
  const names = JSON.parse(titles);
  const [list, undo] = [section.querySelector("ol"), section.querySelector("[data-undo-remove]")];
  const before = [];

  function show() {
    const games = readList(GAMES);
    section.hidden = !games.length && !before.length;
    undo.hidden = !before.length;
    list.replaceChildren(...games.map(item));
  }

  function item({ begun, game, address, players }) {
    const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(begun);
    const link = element("a", { href: `/score/${game}?${address}` }, [element("b", {}, [names[game] ?? game]), element("small", {}, [date])]);
    const sorted = [...players].sort((one, other) => other.points - one.points);
    const standings = element("span", { className: "standings" }, sorted.map(({ name, points, hasWon }) => {
      return element("span", { className: hasWon ? "winner" : "" }, [element("bdi", {}, [name]), ` ${points}`]);
    }));
    const button = element("button", { type: "button", title: remove, ariaLabel: remove, className: "leave" }, [section.querySelector("template").content.firstElementChild.cloneNode(true)]);
    button.addEventListener("click", () => {
      before.push(read(localStorage, GAMES));
      write(localStorage, GAMES, JSON.stringify(readList(GAMES).filter((other) => other.begun !== begun)));
      show();
      undo.focus();
    });
    return element("li", {}, [link, standings, button]);
  }

  undo.addEventListener("click", () => {
    write(localStorage, GAMES, before.pop());
    show();
  });
  show();
}

function element(tag, properties, children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
