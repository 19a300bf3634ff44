// Keeps the score pad and the rules in the browser, so that they are there without a connection. Everything else, tables and
// the API above all, it leaves alone. The list of what is kept (KEPT) stands before this, written by the house.
"use strict";

// A cache for each list: when a file has another name, everything is kept anew.
const NAME = "kept-" + [...JSON.stringify(KEPT)].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7).toString(36);

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...KEPT.pages, ...KEPT.files])));
});

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => clients.claim()));
});

// How a page's reader likes it: language and theme are in its first tag.
const liking = async (answer) => /<html[^>]*>/.exec(await answer.clone().text())?.[0];

// Keeps a page. If its reader likes it otherwise than before, they want the others so too.
async function keep(cache, path, answer) {
  const before = await cache.match(path);
  const others = before && (await liking(before)) !== (await liking(answer)) ? KEPT.pages.filter((page) => page !== path) : [];
  await cache.put(path, answer);
  await cache.addAll(others);
}

// A page comes from the house if that answers. It is kept by its path alone: its script reads from the address what is entered.
async function page(event, path) {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.redirected) event.waitUntil(keep(cache, path, answer.clone()));
    return answer;
  } catch (lost) {
    const kept = await cache.match(path);
    if (kept) return kept;
    throw lost;
  }
}

// A file never changes under its name.
const file = async (request) => (await caches.match(request)) ?? fetch(request);

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (KEPT.files.includes(pathname)) event.respondWith(file(request));
  else if (request.mode === "navigate" && KEPT.pages.includes(pathname)) event.respondWith(page(event, pathname));
});
