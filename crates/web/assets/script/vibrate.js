// Calls a player whose phone is in their hand. Browsers that can't, or that nobody has touched yet, stay still.

const PULSE = 90;

export function vibrate() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PULSE);
}
