// The site without a network: the installed app registers the service worker, which keeps score pads and rules, and a page
// that stands in for others loads them again as soon as the network is back.

export function prepareOffline(page = window) {
  const register = () => page.navigator.serviceWorker?.register("/sw.js").catch(() => {});
  if (page.matchMedia("(display-mode: standalone)").matches) register();
  page.addEventListener("appinstalled", register);
  if (page.document.querySelector("[data-offline]")) page.addEventListener("online", () => page.location.reload());
}
