/**
 * Keeps the tap that begins with this `pointerdown` from what lies under it: its click, which comes later, is caught. A
 * press that ends without a click (a scroll) catches nothing.
 */
export function catchTap(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  window.addEventListener('click', handleClick, { capture: true, signal });
  for (const next of ['pointerdown', 'pointercancel', 'keydown']) {
    window.addEventListener(next, stop, { capture: true, signal });
  }
}
