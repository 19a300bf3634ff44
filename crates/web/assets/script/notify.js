// Desktop notifications for a reader whose turn it is while they look at something else.

const isSupported = (page) => "Notification" in page;

// Whether the reader can still be asked for permission.
export function canAsk(page = window) {
  return isSupported(page) && page.Notification.permission === "default";
}

export async function askPermission(page = window) {
  await page.Notification.requestPermission();
}

// Tells an absent reader that it is their turn.
export function notifyTurn(title, page = window) {
  if (!page.document.hidden || !isSupported(page) || page.Notification.permission !== "granted") return;
  const notification = new page.Notification(title, { tag: "turn" });
  notification.onclick = () => {
    page.focus();
    notification.close();
  };
}
