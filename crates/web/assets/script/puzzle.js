// Counts the days in a row on which the reader has finished the daily puzzle. The count is in local storage.
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
      try { localStorage.setItem("puzzle", JSON.stringify({ last, days })); } catch { /* Without storage there is no streak. */ }
    }
    if (last >= today - 1 && days > 0) {
      streak.lastElementChild.textContent = days;
      streak.hidden = false;
    }
  }
}
