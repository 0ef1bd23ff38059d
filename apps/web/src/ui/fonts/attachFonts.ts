/**
 * Attaches the sliced fonts after the first paint: their rules are long, and a page needs only a few of the slices. The
 * Japanese and Chinese ones only where the device has none of its own. A failure is harmless, the system's fonts stay.
 */
export function attachFonts(): void {
  const quietly = (load: Promise<unknown>) => load.catch(() => undefined);
  void quietly(import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 300));
  later(async () => {
    if (!(await hasOwn('Own Japanese'))) void quietly(import('@fontsource-variable/noto-sans-jp/wght.css'));
    if (!(await hasOwn('Own Chinese'))) void quietly(import('@fontsource-variable/noto-sans-sc/wght.css'));
  });
}

/** Whether a face of fonts.css that is made of `local()` names only has found one of them. */
async function hasOwn(family: string): Promise<boolean> {
  const faces = await document.fonts.load(`16px '${family}'`, '一').catch(() => []);
  return faces.some((face) => face.status === 'loaded');
}
