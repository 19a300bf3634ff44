// Desktop notifications when it is the reader's turn and the page is hidden.

const isSupported = (page) => "Notification" in page;

// Whether the reader can still be asked for permission.
export function canAsk(page = window) {
  return isSupported(page) && page.Notification.permission === "default";
}

export async function askPermission(page = window) {
  await page.Notification.requestPermission();
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
