/** Runs at once while the page is looked at, else as soon as it is again. */
export function whenVisible(run: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', () => whenVisible(run), { once: true });
  else run();
}
