// The service worker: keeps score pads and rules in the browser, so that they work without a connection. It leaves everything
// else alone, above all tables and the API. The server writes the list of pages and files to keep (KEPT) before this.
"use strict";

// One cache for each list: when a file gets another name, everything is fetched again.
const NAME = "kept-" + [...JSON.stringify(KEPT)].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7).toString(36);

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...KEPT.pages, ...KEPT.files])));
});

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => clients.claim()));
});

// The language and theme of a page, which are in its first tag.
const preferences = async (answer) => /<html[^>]*>/.exec(await answer.clone().text())?.[0];

// Keeps a page. If its language or theme has changed, the other pages are fetched again, too.
async function keep(cache, path, answer) {
  const before = await cache.match(path);
  const others = before && (await preferences(before)) !== (await preferences(answer)) ? KEPT.pages.filter((page) => page !== path) : [];
  await cache.put(path, answer);
  await cache.addAll(others);
}

// A page comes from the server if that answers. It is kept by its path alone, because its script reads the sheet from the address.
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
