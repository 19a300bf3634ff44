// How many days in a row somebody has finished the puzzle of the day. It is kept here, in their browser, and sent nowhere.
"use strict";

{
  const puzzle = document.querySelector("[data-day]");
  const streak = document.getElementById("streak");
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem("puzzle")) ?? {};
    } catch {
      return {};
    }
  };
  if (puzzle) {
    const today = Number(puzzle.dataset.day);
    let { last = 0, days = 0 } = read();
    if ("finished" in puzzle.dataset && last !== today) {
      days = last === today - 1 ? days + 1 : 1;
      last = today;
      try { localStorage.setItem("puzzle", JSON.stringify({ last, days })); } catch { /* A browser may keep nothing: then nothing is counted. */ }
    }
    if (last >= today - 1 && days > 0) {
      streak.lastElementChild.textContent = days;
      streak.hidden = false;
    }
  }
}
