// View transitions, for readers who like movement.

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Changes the page, and lets what has a view-transition-name glide to its new place. Resolves when the change is made.
export async function transition(change) {
  if (!document.startViewTransition || reducedMotion.matches || document.hidden) {
    change();
    return;
  }
  const running = document.startViewTransition(change);
  // The next change may cut this movement short, which is no error.
  running.ready.catch(() => {});
  running.finished.catch(() => {});
  await running.updateCallbackDone;
}
