// View transitions, unless the reader prefers reduced motion.

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Changes the page and animates elements with a view-transition-name. Resolves when the change is made.
export async function transition(change) {
  if (!document.startViewTransition || reducedMotion.matches || document.hidden) {
    change();
    return;
  }
  const running = document.startViewTransition(change);
  // The next change may interrupt this transition, which is not an error.
  running.ready.catch(() => {});
  running.finished.catch(() => {});
  await running.updateCallbackDone;
}
