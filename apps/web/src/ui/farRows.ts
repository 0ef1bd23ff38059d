/**
 * From now on a list's rows below a phone's first view are left out of what is drawn (`far` in tokens.css): nobody waits for them. Not
 * where somebody comes back, who may be there.
 */
export function leaveOutFarRows(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset.far = '1';
}

/** Draws them behind the next frame, in which the first view is seen: two rows in each of three frames. Resolves when all are there. */
export async function drawFarRows(): Promise<void> {
  const { dataset } = document.documentElement;
  await nextFrame();
  for (const far of ['2', '3']) {
    if (dataset.far === undefined) return;
    dataset.far = far;
    await nextFrame();
  }
  drawFarRowsAtOnce();
}

/** Where no frame is drawn, or nobody knows when the first view is seen. */
export function drawFarRowsAtOnce(): void {
  delete document.documentElement.dataset.far;
}

/** Resolves when the next frame has been drawn; never in a tab that draws none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
