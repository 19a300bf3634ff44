// The script of all pages: connects the modules. It contains no rules and no texts. Pages work without it, by reloading.

import { announce, announceState, speak } from "./announce.js";
import { Connection } from "./connection.js";
import { prepare, remember, tick, use } from "./controls.js";
import { Explainer } from "./explain.js";
import { FocusKeeper } from "./focus.js";
import { TableForms } from "./forms.js";
import { closeMenus, onKey } from "./keys.js";
import { Motion } from "./motion.js";
import { notifyTurn } from "./notify.js";
import { Pages } from "./pages.js";
import { applyStep, mark, parse, setSeat } from "./parts.js";
import { ReplayPlayer } from "./replay.js";
import { openRules } from "./rules.js";
import { Sound } from "./sound.js";
import { Steps } from "./steps.js";
import { transition } from "./transition.js";

const PROTOCOL = "sushiya.v2.html";
// After this many failed attempts the server is reported as gone.
const GONE = 8;

const root = document.documentElement;
const words = document.getElementById("words").dataset;
const element = document.getElementById("table");
const table = element && joinTable(element);
const main = document.getElementById("main");
const travel = new Motion({ root: main, speed: () => root.dataset.speed });
const pages = new Pages({
  main,
  animate: (change, page) => {
    if (!main.querySelector("[data-belt]")) return transition(change);
    return travel.change(change, (part) => page.querySelector(`[data-part="${CSS.escape(part)}"]`)?.innerHTML);
  },
  onChange: () => {
    prepare();
    replay.refresh();
    explainer?.refresh();
  },
  onError: () => {
    replay.stop();
    announce(words.failed, 6000);
  },
});
// A table has its own.
const bubble = table ? null : document.getElementById("bubble");
const explainer = bubble && new Explainer({ bubble });
explainer?.watch(main);
const replay = new ReplayPlayer({ swap: (url) => pages.swap(url, { history: "replace" }) });

// Connects the page of a table to the server.
function joinTable(element) {
  const sound = new Sound({ isOn: () => root.dataset.sound === "on" });
  const focus = new FocusKeeper(element);
  const motion = new Motion({ root: element, speed: () => root.dataset.speed });
  let isYours = element.dataset.yours === "true";
  // The page is up to date already, so the first step is not animated.
  let isFirst = true;

  function change(step) {
    focus.remember();
    applyStep(element, step);
    if (step.yours !== undefined) element.dataset.yours = step.yours;
    if (step.seat !== undefined) setSeat(element, step.seat);
    mark(element);
    if (step.title !== undefined) document.title = `${step.title} · Sushiya`;
    if (steps.isEmpty) focus.restore();
    prepare();
  }
  async function show(step) {
    if (isFirst) change(step);
    else await motion.change(() => change(step), (part) => step.parts?.[part]);
    speak(step.say);
    sound.play(step.sound);
    const wasYours = isYours;
    isYours = element.dataset.yours === "true";
    if (isYours && !wasYours && !isFirst) notifyTurn(document.title);
    isFirst = false;
  }
  const steps = new Steps({
    show,
    onStay: () => element.querySelector("[data-continue]")?.focus({ preventScroll: true }),
    onPlaying: (isPlaying) => root.toggleAttribute("data-playing", isPlaying),
    isHidden: () => document.hidden,
  });

  function onMessage(message, isResumed) {
    if (isResumed) {
      announceState("");
      announce(words.back, 2500);
      steps.clear();
    }
    if (message.steps) steps.add(message.steps);
    if (message.id !== undefined) forms.answered(message);
  }
  function onState(state, attempts) {
    if (!["waiting", "offline"].includes(state)) return;
    forms.lost();
    announceState(attempts > GONE ? words.gone : words.lost);
  }
  const { socket: url, have } = element.dataset;
  const connection = new Connection({ url, have, protocol: PROTOCOL, onMessage, onState });
  const forms = new TableForms({
    connection,
    announce,
    failed: words.failed,
    showHint: (html) => element.querySelector("#hint")?.replaceWith(...parse(html, element).childNodes),
  });
  const explainer = new Explainer({ bubble: document.getElementById("bubble") });
  explainer.watch(element);
  mark(element);
  connection.start();
  return { steps, forms };
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (table && form.matches("form[data-live]")) {
    event.preventDefault();
    table.forms.submit(form, event.submitter);
  } else if (form.matches("form[data-swap]")) {
    event.preventDefault();
    pages.swap(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) });
  }
});

addEventListener("change", ({ target }) => {
  if (target.closest("[data-speed]")) replay.setSpeed(target.value);
  else target.closest("form[data-auto]")?.requestSubmit();
});

addEventListener("input", ({ target }) => { if (target.matches("[data-scrub]")) replay.seek(Number(target.value)); });

addEventListener("click", (event) => {
  closeMenus(document, event.target);
  const control = event.target.closest("a, button, summary");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!control) {
    // A late tap must not dismiss a step that waits for the reader.
    if (event.target.closest("#table")) table?.steps.hurry();
  } else if (control.matches("[data-continue]")) {
    table?.steps.skip();
  } else if (control.matches("a[data-look]") && isPlain) {
    if (table?.forms.select(new URL(control.href).search.slice(1))) event.preventDefault();
  } else if (control.matches("a[data-swap]") && isPlain) {
    event.preventDefault();
    pages.swap(control.href);
  } else if (control.matches("[data-play]")) {
    replay.toggle();
  } else if (control.matches("[data-rules]") && isPlain) {
    if (openRules()) event.preventDefault();
  } else {
    use(control, { announce, words });
  }
});

addEventListener("keydown", (event) => onKey(event, { skip: () => table?.steps.skip() ?? false }));

addEventListener("toggle", ({ target }) => { if (target.matches("details[data-remember]")) remember(target); }, true);

if (!table) addEventListener("popstate", () => pages.swap(location.href, { history: "keep" }));
// A table's page from the back/forward cache is outdated.
else addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

setInterval(() => tick(), 500);
prepare();
replay.refresh();
pages.watch();
