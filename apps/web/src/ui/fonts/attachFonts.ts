/**
 * Attaches the sliced fonts after the first paint: their rules are long, and a page needs only a few of the slices.
 * A failure is harmless, the system's fonts stay.
 */
export function attachFonts(): void {
  const quietly = (load: Promise<unknown>) => load.catch(() => undefined);
  void quietly(import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 300));
  later(() => {
    void quietly(import('@fontsource-variable/noto-sans-jp/wght.css'));
    void quietly(import('@fontsource-variable/noto-sans-sc/wght.css'));
  });
}
