// Shares the result of a game: with its picture where the browser can share files, else as text, else by copying the link.

import { copy } from "./copy.js";

export async function shareResult(control, context) {
  const { text, shareResult: url } = control.dataset;
  if (navigator.share) {
    try {
      await navigator.share(await withPicture({ text, url }, control.href));
      return;
    } catch (error) {
      // Closing the browser's own dialog is an answer.
      if (error.name === "AbortError") return;
    }
  }
  await copy(`${text} ${url}`, control, context);
}

async function withPicture(shared, href) {
  try {
    const response = await fetch(href);
    const files = [new File([await response.blob()], "sushiya.png", { type: "image/png" })];
    return response.ok && navigator.canShare?.({ files }) ? { ...shared, files } : shared;
  } catch {
    return shared;
  }
}
