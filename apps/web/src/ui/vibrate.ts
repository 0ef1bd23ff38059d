/** A tick under the finger (like, send, refresh), where the phone can and the person wants motion. */
export function vibrate(): void {
  // Before the first touch browsers refuse it, and write that down as an error.
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (isTouched && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(8);
}
