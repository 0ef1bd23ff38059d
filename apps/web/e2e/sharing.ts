import type { Page } from '@playwright/test';

/** What the page has handed to the phone's sheet. */
export interface Handed {
  title: string;
  text?: string;
  url?: string;
  /** Of the picture that goes with it. */
  picture?: { type: string; width: number; height: number; base64: string };
}

/** A browser that shares: what pages hand to it is kept for `handed`. One that takes no files is told so. */
export async function standInForShareSheet(page: Page, { takesFiles = true } = {}): Promise<void> {
  await page.addInitScript((mayTakeFiles) => {
    const all: ShareData[] = [];
    Object.assign(globalThis, { handed: all });
    Object.defineProperty(navigator, 'canShare', {
      value: ({ files }: ShareData) => !files || mayTakeFiles,
      configurable: true,
    });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        all.push(data);
        return Promise.resolve();
      },
      configurable: true,
    });
  }, takesFiles);
}

/** What was handed over last; undefined where nothing was. */
export async function handed(page: Page): Promise<Handed | undefined> {
  return page.evaluate(async () => {
    const data = (globalThis as unknown as { handed: ShareData[] }).handed.at(-1);
    if (!data) return undefined;
    const { files, title = '', text, url } = data;
    const said = { title, ...(text !== undefined && { text }), ...(url !== undefined && { url }) };
    const [file] = files ?? [];
    if (!file) return said;
    const { width, height } = await createImageBitmap(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return { ...said, picture: { type: file.type, width, height, base64 } };
  });
}
