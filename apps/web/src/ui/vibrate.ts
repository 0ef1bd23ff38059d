/** A tick under the finger (like, send, refresh), where the phone can and the person wants motion. */
export function vibrate(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(8);
}
