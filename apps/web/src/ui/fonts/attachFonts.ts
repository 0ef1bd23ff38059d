const quietly = (load: Promise<unknown>) => load.catch(() => undefined);

/**
 * Attaches the sliced fonts after the first paint: their rules are long, and a page needs only a few of the slices. The
 * Japanese and Chinese ones only where the device has none of its own. A failure is harmless, the system's fonts stay.
 */
export async function attachFonts(): Promise<void> {
  if (/^(ja|zh)/.test(document.documentElement.lang)) {
    // Pretendard has some of these signs too: attached first, its slices would be fetched in vain.
    await attachHan();
    return attachPretendard();
  }
  void attachPretendard();
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 300));
  later(() => void attachHan());
}

async function attachPretendard(): Promise<void> {
  await quietly(import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
}

async function attachHan(): Promise<void> {
  const [hasJapanese, hasChinese] = await Promise.all([hasOwn('Own Japanese'), hasOwn('Own Chinese')]);
  await Promise.all([
    hasJapanese || quietly(import('@fontsource-variable/noto-sans-jp/wght.css')),
    hasChinese || quietly(import('@fontsource-variable/noto-sans-sc/wght.css')),
  ]);
}

/** Whether a face of fonts.css that is made of `local()` names only has found one of them. */
async function hasOwn(family: string): Promise<boolean> {
  const faces = await document.fonts.load(`16px '${family}'`, '一').catch(() => []);
  return faces.some((face) => face.status === 'loaded');
}
