// Scores the sheet of a score pad. The tables come with the page and contain the results of the games' own rules; this
// module only looks them up, and knows no game.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// The sum of a player's counts in these cells; without a list, in all cells that count things.
function together(player, cells, all) {
  return cells ? sum(cells.map((cell) => player.counts[cell])) : sum(player.counts.filter((_, cell) => !all[cell].isTotal));
}

// Each player's share of a prize, which depends on who has more.
function shares(prize, players) {
  const counts = players.map((player) => together(player, prize.cells));
  const places = [...new Set(counts)].sort((one, other) => other - one);
  const sizes = places.map((place) => counts.filter((count) => count === place).length);
  const share = prize.shares[sizes.join("-") + (places.at(-1) === 0 ? "-0" : "")];
  return counts.map((count) => share[places.indexOf(count)] * (prize.by_most ? places[0] : 1));
}

// The points of every line, totals, tie-break values and winners. A dummy is the last player, and cannot win.
export function score({ cells, lines, tie }, { players, dummy }) {
  const points = lines.map(({ prize }) => (prize ? shares(prize, players) : players.map(() => 0)));
  players.forEach(({ counts }, seat) => {
    counts.forEach((count, cell) => { if (count) points[cells[cell].line][seat] += cells[cell].worth[count]; });
  });
  const totals = players.map((_, seat) => sum(points.map((line) => line[seat])));
  const best = ({ counts }) => Math.max(0, ...counts.map((count, cell) => (count && !cells[cell].isTotal ? cells[cell].worth[1] : 0)));
  const decider = players.map((player) => (tie.best ? best(player) : together(player, tie.cells, cells)));
  const seats = [...players.keys()].slice(0, dummy ? -1 : undefined);
  const beats = (one, other) => totals[one] > totals[other] || (totals[one] === totals[other] && decider[one] > decider[other]);
  const winners = seats.filter((seat) => !seats.some((other) => beats(other, seat)));
  const isTied = seats.filter((seat) => totals[seat] === totals[winners[0]]).length > 1;
  return { points, totals, decider, winners, decision: winners.length > 1 ? "shared" : isTied ? "tie" : "points" };
}

// The rank of each player who can win: one more than the number of players who are ahead.
export function ranks({ totals, decider }, { people }) {
  const seats = [...totals.keys()].slice(0, people);
  const isAhead = (one, other) => totals[one] > totals[other] || (totals[one] === totals[other] && decider[one] > decider[other]);
  return seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
}

// All limits that the sheet exceeds. A limit per player names the seat.
export function excesses({ limits, least, cells }, { players }) {
  return limits.flatMap((limit) => {
    const most = limit.most[players.length - least];
    const counts = players.map((player) => together(player, limit.cells, cells));
    const found = limit.each ? counts.map((count, seat) => ({ seat, found: count })) : [{ seat: null, found: sum(counts) }];
    return found.filter((one) => one.found > most).map((one) => ({ ...one, limit, most }));
  });
}
