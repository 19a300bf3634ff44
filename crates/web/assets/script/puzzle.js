// The results of daily puzzles, kept in this browser: a finished puzzle stays finished, an unfinished one goes on. Shows
// statistics, marks the days of the archive, and shares results.

import { announce, announceCalmly } from "./announce.js";
import { copy } from "./copy.js";

const KEY = "daily-puzzles";
// What the first version kept: the last day of a streak, and its length.
const OLD_KEY = "puzzle";

// Results by day: `address`, and once it is finished `strokes`, `best`, `hints` and whether it was finished `onTime`.
function readResults(storage = localStorage) {
  try {
    const results = JSON.parse(storage.getItem(KEY)) ?? {};
    const { last, days = 0 } = JSON.parse(storage.getItem(OLD_KEY)) ?? {};
    for (let day = last; day > last - Math.min(days, 1000); day -= 1) results[day] ??= { onTime: true };
    return results;
  } catch {
    return {};
  }
}

function keepResults(results, storage = localStorage) {
  try {
    storage.setItem(KEY, JSON.stringify(results));
    storage.removeItem(OLD_KEY);
  } catch { /* Without storage there are no statistics. */ }
}

// The streak that lasts until today or yesterday, the longest one, and how many puzzles were played and perfect. A day counts
// for a streak if its puzzle was finished that day with at least one kanji.
export function statistics(results, today) {
  const finished = Object.values(results).filter(({ strokes }) => strokes !== undefined);
  const counts = (day) => results[day]?.onTime && results[day].strokes !== 0;
  const streakUntil = (day) => (counts(day) ? 1 + streakUntil(day - 1) : 0);
  const lasts = Object.keys(results).map(Number).filter((day) => !counts(day + 1));
  return {
    played: finished.length,
    perfect: finished.filter(({ strokes, best }) => strokes === best).length,
    streak: streakUntil(today) || streakUntil(today - 1),
    longest: Math.max(0, ...lasts.map(streakUntil)),
  };
}

// Keeps the state of the puzzle on this page. Returns the address to show instead if the reader opened a puzzle that has a
// state already.
export function keep(results, { day, today, address, strokes, best, hints, finished }, isOpening) {
  const kept = results[day];
  if (isOpening && kept?.address && kept.address !== address) return kept.address;
  if (kept?.strokes !== undefined) return null;
  results[day] = { ...kept, address };
  if (finished !== undefined) Object.assign(results[day], { strokes: Number(strokes), best: Number(best), hints: Number(hints), onTime: day === today });
  keepResults(results);
  return null;
}

function show(page) {
  const results = readResults();
  if (page.dataset.day !== undefined) {
    const isOpening = !new URLSearchParams(location.search).has("seed");
    const instead = keep(results, page.dataset, isOpening);
    if (instead) {
      location.replace(instead);
      return;
    }
  }
  showStatistics(page, statistics(results, Number(page.dataset.today)));
  for (const day of page.querySelectorAll("li[data-day]")) markDay(day, results[day.dataset.day]);
  for (const share of page.querySelectorAll("[data-result-text]")) share.hidden = false;
}

function showStatistics(page, values) {
  const section = page.querySelector(".puzzle-statistics");
  if (!section) return;
  for (const value of section.querySelectorAll("[data-statistic]")) setText(value, `${values[value.dataset.statistic]}`);
  section.hidden = values.played === 0;
}

function markDay(item, { address, strokes, best } = {}) {
  const sign = item.querySelector("[data-result]");
  if (!sign) return;
  item.classList.toggle("perfect", strokes !== undefined && strokes === best);
  item.classList.toggle("done", strokes !== undefined);
  setText(sign, strokes === undefined ? (address ? "…" : "") : `${strokes}/${best}`);
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

async function share(button) {
  const { resultText: text, copied } = button.dataset;
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // Closing the browser's own dialog is an answer.
      if (error.name === "AbortError") return;
    }
  }
  const words = { copied, uncopied: document.getElementById("words").dataset.uncopied };
  await copy(text, button, { announce, announceCalmly, words });
}

const findPage = () => document.querySelector(".puzzle-page");
if (findPage()) {
  show(findPage());
  // The page changes in place when a card is picked.
  new MutationObserver(() => show(findPage())).observe(findPage(), { attributes: true, attributeFilter: ["data-address"] });
  addEventListener("click", ({ target }) => {
    const button = target.closest("[data-result-text]");
    if (button) share(button);
  });
}
