// Counts on how many days in a row the reader has finished the daily puzzle. The count stays in their browser.
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
      try { localStorage.setItem("puzzle", JSON.stringify({ last, days })); } catch { /* A browser that stores nothing counts nothing. */ }
    }
    if (last >= today - 1 && days > 0) {
      streak.lastElementChild.textContent = days;
      streak.hidden = false;
    }
  }
}
