// The service worker: caches score pads and rules, so that they work offline. Other pages, tables for example, always come from
// the server; without a network a page that says so stands in for them. It leaves everything else alone, especially the API.
// The server prepends the list of pages and files to cache (KEPT).
"use strict";

// One cache per list: when the name of a file changes, everything is fetched again.
const NAME = "kept-" + [...JSON.stringify(KEPT)].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7).toString(36);

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...KEPT.pages, ...KEPT.files])));
});

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => clients.claim()));
});

// The language and theme of a page, from its html tag.
const preferences = async (answer) => /<html[^>]*>/.exec(await answer.clone().text())?.[0];

// Caches a page. If its language or theme has changed, the other pages are fetched again, too.
async function keep(cache, path, answer) {
  const before = await cache.match(path);
  const others = before && (await preferences(before)) !== (await preferences(answer)) ? KEPT.pages.filter((page) => page !== path) : [];
  await cache.put(path, answer);
  await cache.addAll(others);
}

// Pages come from the server if it responds. They are cached by path, because the script reads the sheet from the query.
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

// Pages that are not cached come from the server, too.
async function otherPage(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const offline = await caches.match(KEPT.offline);
    if (offline) return offline;
    throw lost;
  }
}

// Files never change, because their names contain a hash.
const file = async (request) => (await caches.match(request)) ?? fetch(request);

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (KEPT.files.includes(pathname)) event.respondWith(file(request));
  else if (request.mode !== "navigate") return;
  else if (KEPT.pages.includes(pathname)) event.respondWith(page(event, pathname));
  else event.respondWith(otherPage(request));
});
