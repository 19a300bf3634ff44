// Navigation between pages of one kind (the turns of a replay, the steps of a guide) without a reload, so that changes can
// be animated; and polling for pages that wait for something.

import { morphChildren } from "./parts.js";

export class Pages {
  #poll = null;
  // The request whose response will be shown; a newer one cancels it.
  #request = null;

  // `main` is the element whose content changes. `change(apply, page)` makes the change to another page and animates it,
  // `onChange()` is called after a change, `onError()` if a page cannot be loaded.
  constructor({ main, change = (apply) => apply(), onChange = () => {}, onError = () => {}, interval = 1000, fetch = (...request) => window.fetch(...request) }) {
    Object.assign(this, { main, change, onChange, onError, interval, fetch });
  }

  // Shows another page. `history` is "push", "replace", or "keep" for going back.
  async swap(url, { history: entry = "push", ...request } = {}) {
    const loaded = await this.#load(url, request);
    if (loaded === "cancelled") return;
    if (!loaded) {
      this.onError();
      this.watch();
      return;
    }
    if (entry === "push") history.pushState(null, "", loaded.url);
    else if (entry === "replace") history.replaceState(null, "", loaded.url);
    await this.change(() => {
      this.#show(loaded.page);
      document.title = loaded.page.title;
    }, loaded.page);
    this.watch();
  }

  // Polls this page while it says that it waits. There is never more than one timer or request.
  watch() {
    clearTimeout(this.#poll);
    // A request in progress calls this again when it is done.
    if (this.#request || !document.querySelector("[data-again]")) return;
    this.#poll = setTimeout(async () => {
      const loaded = await this.#load(location.href);
      if (loaded === "cancelled") return;
      if (loaded?.isOk) this.#show(loaded.page);
      this.watch();
    }, this.interval);
  }

  #show(page) {
    morphChildren(this.main, page.getElementById("main"));
    this.onChange();
  }

  async #load(url, request = {}) {
    clearTimeout(this.#poll);
    this.#request?.abort();
    const own = new AbortController();
    this.#request = own;
    let loaded = null;
    try {
      const response = await this.fetch(url, { ...request, headers: { accept: "text/html" }, signal: own.signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      loaded = { page, url: response.url, isOk: response.ok };
    } catch { /* Nothing was loaded. */ }
    if (own.signal.aborted) return "cancelled";
    this.#request = null;
    return loaded;
  }
}
