// Checks the deal of a finished game, with code of its own: it fetches the record, works out everything that follows from it,
// and compares that with the replay and with what this device was shown before the deal.

import { Exchange } from "./exchange.js";
import { checkRecord } from "./fair-record.js";

const page = document.getElementById("fair-check");
const verdict = page.querySelector(".verdict");

async function fetchJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

function show(state) {
  verdict.textContent = verdict.dataset[state];
  verdict.dataset.state = state;
}

async function check() {
  show("busy");
  const [record, replay] = await Promise.all([fetchJson(page.dataset.record), fetchJson(page.dataset.replay)]);
  const seen = new Exchange().deal(page.dataset.game);
  const checks = checkRecord(record, replay, seen);
  for (const item of page.querySelectorAll("[data-check]")) {
    const { result, found } = checks[item.dataset.check];
    item.dataset.state = result;
    item.querySelector(".found").textContent = found ?? "";
  }
  const results = Object.values(checks).map(({ result }) => result);
  if (results.includes("bad")) show("bad");
  else show(checks.seen.result === "good" ? "good" : "unknown");
}

check().catch(() => show("bad"));
