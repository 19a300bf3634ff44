// The script of all pages: connects the modules. It contains no rules and no texts. Pages work without it, by reloading.

import { announce, announceCalmly, announceState, speak } from "./announce.js";
import { Connection } from "./connection.js";
import { prepare, remember, tick, use } from "./controls.js";
import { CountUp } from "./count-up.js";
import { Exchange } from "./exchange.js";
import { Explainer } from "./explain.js";
import { FocusKeeper } from "./focus.js";
import { TableForms } from "./forms.js";
import { KanjiList } from "./kanji-list.js";
import { closeMenus, onKey } from "./keys.js";
import { Motion } from "./motion.js";
import { notifyTurn } from "./notify.js";
import { prepareOffline } from "./offline.js";
import { Pages } from "./pages.js";
import { applyStep, inFrames, lightHint, mark, markOnly, markPlayed, parse, parseStep, setSeat } from "./parts.js";
import { redraw } from "./redraw.js";
import { ReplayPlayer } from "./replay.js";
import { openRules } from "./rules.js";
import { Settings } from "./settings.js";
import { Sound } from "./sound.js";
import { Shorthand } from "./shorthand.js";
import { Steps } from "./steps.js";
import { Talk } from "./talk.js";
import { vibrate } from "./vibrate.js";

const PROTOCOL = "sushiya.v2.html";
// After this many failed attempts the server is reported as gone.
const GONE = 8;
// A reader who has waited this long for the others is called by a chime, in milliseconds. After a quick turn it would be noise.
const WAITED = 4000;
// A big screen has no reader who goes on: scores stay this long, in milliseconds.
const SCORES_STAY = 9000;
// The last seconds of a turn tick.
const TICKING = 5;

const root = document.documentElement;
const words = document.getElementById("words").dataset;
const element = document.getElementById("table");
const kanjiList = new KanjiList();
const exchange = new Exchange();
// A page that is handed from player to player has no socket.
const table = element?.dataset.socket ? joinTable(element) : null;
const settings = new Settings({ root, announce, failed: words.failed });
const main = document.getElementById("main");
const pageMotion = new Motion({ root: main, speed: () => root.dataset.speed });
const pages = new Pages({
  main,
  change: (apply, page) => pageMotion.change(apply, (part) => page.querySelector(`[data-part="${CSS.escape(part)}"]`)?.innerHTML),
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
const explainer = !table && document.getElementById("bubble") ? explain(main) : null;
const replay = new ReplayPlayer({ swap: (url) => pages.swap(url, { history: "replace" }) });

// Connects the page of a table to the server.
function joinTable(element) {
  const sound = new Sound({ isOn: () => root.dataset.sound === "on" });
  const focus = new FocusKeeper(element);
  const motion = new Motion({ root: element, speed: () => root.dataset.speed, onPass: () => sound.play("belt") });
  const countUp = new CountUp({ table: element, play: (pitch) => sound.play("score", pitch) });
  let isYours = element.dataset.yours === "true";
  let waitsSince = Date.now();
  // The page is up to date already, so the first step is not animated.
  let isFirst = true;

  // The control of a choice that the server has not answered yet.
  let chosen = null;

  // Makes a change, which may be a part of a step; the last part has all that is not markup.
  function change(step, isLast = true, later = null) {
    focus.remember();
    applyStep(element, step, later);
    countUp.begin(element);
    if (step.page !== undefined) document.body.classList.toggle("scene", Boolean(element.querySelector(".stage .board")));
    if (step.page !== undefined || step.parts?.hand !== undefined) chosen = null;
    if (step.yours !== undefined) element.dataset.yours = step.yours;
    if (step.screen !== undefined) element.dataset.withScreen = step.screen;
    if (step.seat !== undefined) setSeat(element, step.seat);
    showChoice();
    if (!isLast) return;
    lightHint(element);
    exchangeNonces();
    if (step.title !== undefined) document.title = `${step.title} · Sushiya`;
    if (steps.isEmpty) focus.restore();
    prepare();
  }
  async function show(step) {
    if (isFirst) {
      change(step);
    } else {
      const frames = inFrames(element, step);
      const [now, ...later] = frames.map((frame) => () => change(frame, frame === frames.at(-1), later));
      await motion.change(now, (part) => step.parts?.[part], later);
    }
    explainer.refresh();
    speak(step.say);
    sound.play(step.sound);
    playResult();
    tellNews();
    const wasYours = isYours;
    isYours = element.dataset.yours === "true";
    if (wasYours && !isYours) waitsSince = Date.now();
    if (isYours && !wasYours && !isFirst) callReader();
    isFirst = false;
  }
  function callReader() {
    notifyTurn(document.title);
    if (isInHand()) vibrate();
    if (!document.hasFocus() || Date.now() - waitsSince > WAITED) sound.play("turn");
  }
  let ticked = Infinity;
  function warn(secondsLeft) {
    if (isYours && secondsLeft > 0 && secondsLeft <= TICKING && secondsLeft !== ticked) sound.play("timer");
    ticked = secondsLeft;
  }
  // The end of a game sounds once.
  let isOver = Boolean(element.querySelector(".finale"));
  if (isOver) kanjiList.keep(element);
  function playResult() {
    const finale = element.querySelector(".finale");
    if (finale && !isOver) kanjiList.keep(finale);
    if (finale && !isOver) sound.play(finale.matches(".won") ? "win" : "end");
    isOver = Boolean(finale);
  }
  // News in a closed panel are told once.
  let told = element.querySelector("[data-tell]")?.textContent ?? "";
  function tellNews() {
    const news = element.querySelector("[data-tell]")?.textContent ?? "";
    if (news && news !== told) announceCalmly(news, 6000);
    told = news;
  }
  // Whether a big screen shows the table, and this page only the hand.
  const isInHand = () => root.dataset.hand === "on" && element.dataset.withScreen === "true" && element.dataset.seat !== undefined;
  const isScreen = element.dataset.screen !== undefined;
  let goesOn;
  const steps = new Steps({
    show,
    rate: () => motion.rate,
    // Flights have started; what follows must not make them stutter.
    onPause: (next) => requestIdleCallback(() => parseStep(element, next), { timeout: 200 }),
    onStay: () => {
      root.toggleAttribute("data-staying", true);
      // The scores are shown on the big screen, not on phones.
      if (isScreen || isInHand()) goesOn = setTimeout(() => steps.skip(), isScreen ? SCORES_STAY / motion.rate : 0);
      element.querySelector("[data-continue]")?.focus({ preventScroll: true });
    },
    onPlaying: (isPlaying) => {
      clearTimeout(goesOn);
      root.toggleAttribute("data-playing", isPlaying);
      markPlayed(element, isPlaying);
      root.toggleAttribute("data-staying", false);
    },
    isHidden: () => document.hidden,
  });

  function onMessage(message, isResumed) {
    if (isResumed) {
      announceState("");
      announceCalmly(words.back, 2500);
      steps.clear();
    }
    // A page that is up to date gets no step.
    if (message.steps?.length === 0) exchangeNonces();
    if (message.steps) steps.add(message.steps.map((step) => shorthand.expand(step)));
    if (message.id !== undefined) forms.answered(message);
  }
  // Takes part in a fair deal. It happens unasked, so nobody waits for the answers.
  function exchangeNonces() {
    const deal = document.getElementById("exchange")?.dataset;
    if (deal) exchange.answer(deal, (fields) => connection.send({ id: 0, form: new URLSearchParams(fields).toString() }));
  }
  function onState(state, attempts) {
    if (!["waiting", "offline"].includes(state)) return;
    forms.lost();
    announceState(attempts > GONE ? words.gone : words.lost);
  }
  const { socket: url, have, shorthand: pieces } = element.dataset;
  const shorthand = new Shorthand(pieces);
  const connection = new Connection({ url, have, protocol: PROTOCOL, onMessage, onState });
  const forms = new TableForms({
    connection,
    announce,
    failed: words.failed,
    // A refused choice is taken back.
    onError: () => {
      chosen = null;
      showChoice();
    },
    showHint: (html) => {
      element.querySelector("#hint")?.replaceWith(...parse(html, element).childNodes);
      lightHint(element);
    },
  });
  const explainer = explain(element);
  new Talk({ table: element, show: (text) => announceCalmly(text, 3500) });
  showChoice();
  // The first hand of a game is dealt, also to a page that is loaded then.
  if (element.querySelector("[data-first]")) motion.deal();
  connection.start();

  function showChoice() {
    if (chosen?.isConnected && !element.querySelector("[data-marked]")) markOnly(element, chosen);
    else mark(element);
  }
  // Shows a choice before the server has answered.
  function choose(control) {
    chosen = control;
    markOnly(element, control);
    sound.play("card");
  }
  return { steps, forms, choose, warn };
}

// Lets the cards on a page explain themselves.
function explain(page) {
  const liftsFirst = () => root.dataset.tap !== "once" && matchMedia("(pointer: coarse)").matches;
  const explainer = new Explainer({ bubble: document.getElementById("bubble"), play: words.play, liftsFirst });
  explainer.watch(page);
  return explainer;
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (table && form.matches("form[data-live]")) {
    event.preventDefault();
    if (event.submitter?.matches("[data-mark]")) {
      // While a turn is shown, the hand is still that of the turn before. A double click is one choice.
      if (root.hasAttribute("data-playing") || event.submitter.ariaPressed === "true") return;
      table.choose(event.submitter);
    }
    table.forms.submit(form, event.submitter);
  } else if (form.matches('form[action="/play"]')) {
    exchange.pledge(form);
  } else if (form.matches("form[data-settings]")) {
    event.preventDefault();
    settings.submit(form, event.submitter);
  } else if (form.matches("form[data-swap]")) {
    event.preventDefault();
    pages.swap(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) });
  }
});

addEventListener("change", ({ target }) => {
  if (target.closest("[data-replay-speed]")) replay.setSpeed(target.value);
  else target.closest("form[data-auto]")?.requestSubmit();
});

addEventListener("input", ({ target }) => { if (target.matches("[data-scrub]")) replay.seek(Number(target.value)); });

addEventListener("click", (event) => {
  closeMenus(document, event.target);
  const control = event.target.closest("a, button, summary");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  // While a turn is shown, the cards are still those of the turn before.
  const isOld = control?.closest(".fan") && root.hasAttribute("data-playing");
  if (!control || isOld) {
    if (isOld) event.preventDefault();
    // A late tap must not dismiss a step that waits for the reader.
    if (event.target.closest("#table")) table?.steps.hurry();
  } else if (control.matches("[data-continue]")) {
    table?.steps.skip();
  } else if (control.matches("a[data-look]") && isPlain) {
    if (table?.forms.select(new URL(control.href).search.slice(1))) event.preventDefault();
  } else if (control.matches("a[data-swap]") && isPlain) {
    event.preventDefault();
    pages.swap(control.href);
  } else if (control.matches("[data-download]")) {
    kanjiList.download(control.dataset.download);
  } else if (control.matches("[data-redraw]")) {
    redraw(control);
  } else if (control.matches("[data-play]")) {
    replay.toggle();
  } else if (control.matches("[data-rules]") && isPlain) {
    if (openRules()) event.preventDefault();
  } else if (isPlain && use(control, { announce, announceCalmly, words })) {
    event.preventDefault();
  }
});

addEventListener("keydown", (event) => onKey(event, { skip: () => table?.steps.skip() ?? false }));

addEventListener("toggle", ({ target }) => { if (target.matches("details[data-remember]")) remember(target); }, true);

if (!element) addEventListener("popstate", () => pages.swap(location.href, { history: "keep" }));
// A table's page from the back/forward cache is outdated.
else addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

setInterval(() => {
  const secondsLeft = tick();
  table?.warn(secondsLeft);
}, 500);
prepare();
prepareOffline();
replay.refresh();
pages.watch();
