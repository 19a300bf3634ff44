// Desktop notifications when it is the reader's turn and the page is hidden.

const isSupported = (page) => "Notification" in page;

// Browsers ask another process for the permission, so it is read once.
let permission = null;

// Whether the reader can still be asked for permission.
export function canAsk(page = window) {
  permission ??= isSupported(page) ? page.Notification.permission : "denied";
  return permission === "default";
}

export async function askPermission(page = window) {
  permission = await page.Notification.requestPermission();
}

// Notifies the reader of their turn, if the page is hidden.
export function notifyTurn(title, page = window) {
  if (!page.document.hidden || !isSupported(page) || page.Notification.permission !== "granted") return;
  const notification = new page.Notification(title, { tag: "turn" });
  notification.onclick = () => {
    page.focus();
    notification.close();
  };
}
