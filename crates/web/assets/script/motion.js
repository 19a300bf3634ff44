// Movement between two states of the page. It animates transforms and opacity only, so that nothing is laid out or painted
// again while something moves.
//
// The markup says what moves:
//
//   data-fly="ID"     keeps its identity: travels from the place where ID was to its own place
//   data-from="ID"    when it is new, starts at the place where ID was
//   data-time="MS"    the duration of its way, instead of the usual one
//   data-via="A B"    the stops ([data-stop]) that it passes on its way, at an even speed; at stops with another direction
//                     ([data-mirrored]) it is turned round
//   data-belt         the loop that [data-fly][data-ride] travel along instead of straight; data-ride is "left" or "right", as
//                     seen by somebody at the table
//   data-deal="KEY"   a hand: when the key changes, the old cards gather at the pile and the new ones are dealt from it
//   data-pile="ID"    on a hand, the data-fly of its pile

const FLIGHT = 380;
const GATHER = 120;
const DEAL = 220;
const STAGGER = 16;
// Two places whose angles differ from half a turn by less than this face each other.
const FACING = Math.PI / 6;
const EASE = "cubic-bezier(0.25, 0.8, 0.25, 1)";
const SPEEDS = { relaxed: 0.6, normal: 1, fast: 2, instant: Infinity };

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Places are rectangles in the viewport.
const place = (element) => element.getBoundingClientRect();
const isVisible = (rect) => rect.width > 0 && rect.height > 0;

export class Motion {
  #running = new Set();

  // `root` holds everything that moves. `speed()` names the speed. `onPass()` is called when hands are passed on;
  // `isReduced()` tells whether the reader prefers reduced motion.
  constructor({ root, speed = () => "normal", onPass = () => {}, isReduced = () => reducedMotion.matches }) {
    Object.assign(this, { root, speed, onPass, isReduced });
  }

  // How many times faster than normal.
  get rate() {
    return SPEEDS[this.speed()] ?? 1;
  }

  // Makes a change and animates it. Resolves when the change is made; flights go on by themselves. `replaced(part)` is the
  // new markup of a part, or undefined if the change leaves it alone. Each of the changes `later` has a frame of its own, so that
  // nothing that moves stutters; they may deal hands and add further changes, but move nothing else.
  async change(apply, replaced = () => undefined, later = []) {
    this.finish();
    const applyAll = () => {
      apply();
      for (const change of later) change();
    };
    if (document.hidden || this.rate === Infinity) {
      applyAll();
      return;
    }
    if (this.isReduced()) {
      const known = this.#origins();
      applyAll();
      for (const [element, origin] of this.#origins()) if (known.get(element) !== origin) this.#fade(element);
      return;
    }
    const places = this.#places();
    const known = this.#origins();
    const hands = new Map([...this.root.querySelectorAll("[data-deal]")].map((hand) => [hand, hand.dataset.deal]));
    const leaving = [...hands.keys()].filter((hand) => isReplaced(hand, replaced));
    if (leaving.length) this.onPass();
    const gathered = await this.#gather(leaving);
    apply();
    const flights = this.#flights(places, known);
    // Hands that are dealt later come from where their piles will be, not from where they are on their way.
    for (const [name, rect] of this.#places()) places.set(name, rect);
    this.#start([...flights, ...this.#dealt(hands, places, gathered)]);
    for (const change of later) {
      await nextFrame();
      change();
      this.#start(this.#dealt(hands, places, gathered));
    }
    for (const animation of gathered) animation.cancel();
  }

  // Deals the hands of a page that was just loaded.
  deal() {
    if (document.hidden || this.rate === Infinity || this.isReduced()) return;
    this.#start([...this.root.querySelectorAll("[data-deal]")].flatMap((hand) => this.#deals(hand, new Map())));
  }

  // The ways of the cards in hands whose keys have changed. `hands` has the keys until now.
  #dealt(hands, places, gathered) {
    const dealt = [...this.root.querySelectorAll("[data-deal]")].filter((hand) => hands.get(hand) !== hand.dataset.deal);
    // Cards that the change keeps must not stay where they were gathered.
    if (dealt.length) for (const animation of gathered) animation.cancel();
    for (const hand of dealt) hands.set(hand, hand.dataset.deal);
    return dealt.flatMap((hand) => this.#deals(hand, places));
  }

  // Starts animations. All places are measured before the first one starts: measuring between two of them would lay out the
  // page once for each.
  #start(moves) {
    return moves.map((move) => this.#animate(...move));
  }

  // Ends everything that still moves.
  finish() {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
  }

  // The place of each name. The first element counts: a revealed card lies on the board, and the card in the hand that it was
  // comes after it.
  #places() {
    const found = [...this.root.querySelectorAll("[data-fly]")].map((element) => [element.dataset.fly, place(element)]);
    return new Map(found.filter(([, rect]) => isVisible(rect)).reverse());
  }

  // Where moving elements say they come from. An element that is kept for something else has another origin.
  #origins() {
    const elements = this.root.querySelectorAll("[data-from], [data-fly]");
    return new Map([...elements].map((element) => [element, element.dataset.from ?? element.dataset.fly]));
  }

  #animate(element, keyframes, duration, options = {}) {
    const timing = { easing: EASE, fill: "backwards", ...options };
    const animation = element.animate(keyframes, { ...timing, duration: duration / this.rate, delay: (options.delay ?? 0) / this.rate });
    this.#running.add(animation);
    animation.finished.then(() => this.#running.delete(animation), () => this.#running.delete(animation));
    return animation;
  }

  #fade(element) {
    this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], 140);
  }

  // The cards of a hand slide together.
  async #gather(hands) {
    const moves = hands.flatMap((hand) => {
      const pile = this.#pileOf(hand);
      if (!pile) return [];
      const cards = [...hand.children].filter((card) => card.ariaPressed !== "true").map((card) => [card, place(card)]);
      return cards.filter(([, rect]) => isVisible(rect)).map(([card, rect]) => (
        [card, [{}, { transform: between(rect, pile), opacity: 0 }], GATHER, { fill: "forwards" }]));
    });
    const animations = this.#start(moves);
    await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
    return animations;
  }

  // The cards of a hand come from its pile.
  #deals(hand, places) {
    const pile = places.get(hand.dataset.pile) ?? this.#pileOf(hand);
    if (!pile) return [];
    return [...hand.children].map((card, index) => {
      const from = { transform: between(place(card), pile), opacity: 0 };
      return [card, [from, { opacity: 1, offset: 0.4 }, { transform: "none" }], DEAL, { delay: FLIGHT * 0.55 + index * STAGGER }];
    });
  }

  #pileOf(hand) {
    const pile = this.root.querySelector(`[data-fly="${CSS.escape(hand.dataset.pile ?? "")}"]`);
    const rect = pile && place(pile);
    return rect && isVisible(rect) ? rect : null;
  }

  // The ways of elements from where they were to where they are.
  #flights(places, known) {
    const moves = [];
    const belt = this.root.querySelector("[data-belt]");
    const loop = belt && place(belt);
    const stops = new Map([...this.root.querySelectorAll("[data-stop]")].map((stop) => [stop.dataset.stop, stop]));
    for (const element of this.root.querySelectorAll("[data-fly], [data-from]")) {
      const isNew = element.dataset.from !== undefined && known.get(element) !== element.dataset.from;
      const from = places.get(isNew ? element.dataset.from : element.dataset.fly);
      const to = place(element);
      if (!from || !isVisible(to) || isSame(from, to)) continue;
      const duration = Number(element.dataset.time ?? FLIGHT);
      if (element.dataset.via) {
        const via = element.dataset.via.split(" ").map((name) => stops.get(name)).filter(Boolean);
        moves.push([element, along(via, from, to), duration, { easing: "ease-in-out" }]);
        continue;
      }
      const keyframes = element.dataset.ride !== undefined && loop ? around(loop, from, to, element.dataset.ride) : [{ transform: between(to, from) }, { transform: "none" }];
      const isRide = keyframes.length > 2;
      // The reader's own pile is hidden at rest: the open hand lies there instead.
      if (isRide) for (const keyframe of keyframes) keyframe.opacity = 1;
      moves.push([element, keyframes, duration, isRide || element.dataset.time ? { easing: "ease-in-out" } : {}]);
    }
    return moves;
  }
}

function isReplaced(hand, replaced) {
  const part = hand.closest("[data-part]");
  const html = part && replaced(part.dataset.part);
  return html !== undefined && html !== null && !html.includes(`data-deal="${hand.dataset.deal}"`);
}

// A page that is hidden has no frames.
const nextFrame = () => new Promise((resolve) => {
  const timer = setTimeout(resolve, 100);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    resolve();
  });
});

const isSame = (a, b) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;
const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];

// The transform that shows an element, which is at `own`, at another place.
function between(own, other) {
  const [[x, y], [otherX, otherY]] = [middle(own), middle(other)];
  return `translate(${otherX - x}px, ${otherY - y}px) scale(${other.width / own.width})`;
}

// Keyframes from stop to stop, at an even speed. The last stop is where the element is.
function along(stops, from, to) {
  const isMirrored = stops.map((stop) => stop.hasAttribute("data-mirrored"));
  const points = [middle(from), ...stops.slice(0, -1).map((stop) => middle(place(stop))), middle(to)];
  const lengths = points.map(([x, y], index) => (index ? Math.hypot(x - points[index - 1][0], y - points[index - 1][1]) : 0));
  const length = lengths.reduce((sum, part) => sum + part, 0) || 1;
  const [ownX, ownY] = middle(to);
  let driven = 0;
  return points.flatMap(([x, y], index) => {
    driven += lengths[index];
    // On the way to a stop it looks the way that leads there.
    const looks = (at) => (isMirrored[Math.min(at, stops.length - 1)] === isMirrored.at(-1) ? 1 : -1);
    const scale = from.width + (to.width - from.width) * (driven / length);
    const at = (turned) => ({
      transform: `translate(${x - ownX}px, ${y - ownY}px) scale(${(turned * scale) / to.width}, ${scale / to.width})`,
      offset: driven / length,
    });
    const [before, after] = [looks(Math.max(index - 1, 0)), looks(index)];
    return before === after || index === points.length - 1 ? [at(before)] : [at(before), at(after)];
  });
}

// Keyframes along the belt, the shorter way round: onto it, along it, and off it. Between two seats that face each other both ways
// are as long, and `side` decides.
function around(loop, from, to, side) {
  const [centreX, centreY] = middle(loop);
  const polar = (rect) => {
    const [x, y] = middle(rect);
    const [across, down] = [(x - centreX) / (loop.width / 2), (y - centreY) / (loop.height / 2)];
    return [Math.atan2(down, across), Math.hypot(across, down)];
  };
  const [[start, near], [end, far]] = [polar(from), polar(to)];
  // To the left of somebody at the table is clockwise on the screen, where angles grow clockwise.
  const clockwise = (end - start + 4 * Math.PI) % (2 * Math.PI);
  const isFacing = Math.abs(clockwise - Math.PI) < FACING;
  const turn = (isFacing ? side === "right" : clockwise > Math.PI) ? clockwise - 2 * Math.PI : clockwise;
  const [ownX, ownY] = middle(to);
  const points = Array.from({ length: 7 }, (_, index) => index / 6);
  return points.map((part) => {
    const onBelt = Math.min(1, 4 * Math.min(part, 1 - part));
    const beside = near + (far - near) * part;
    const [angle, radius] = [start + turn * part, beside + (1 - beside) * onBelt];
    const x = centreX + Math.cos(angle) * radius * (loop.width / 2) - ownX;
    const y = centreY + Math.sin(angle) * radius * (loop.height / 2) - ownY;
    const scale = (from.width + (to.width - from.width) * part) / to.width;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  });
}
