import { offerReload } from './offerReload.ts';

const AT_ONCE = 8;

/** What a page needs before it answers to taps, as the build names it (vite.codeAfterPaint.ts). */
export interface NamedCode<File> {
  /** The app itself, its script first. */
  app: File[];
  screens: Record<string, { parts: number; code: File[] }>;
  /** The messages of each language, in parts. */
  words: Record<string, File[]>;
  /** What a page needs besides that is not rendered: it asks the server. */
  asking: File[];
  /** Of the app, what such a page runs first. */
  early: File;
}

/** The same as it stands in the page: as places in `files`, of which the largest come first. */
export interface PageCode extends NamedCode<number> {
  files: string[];
}

/** Addresses of what this page needs before it answers to taps. */
interface FilesOfPage {
  app: string;
  /** All others, the largest first. */
  files: string[];
  /** Of those, what a page that is not rendered runs first. */
  early: string;
}

/** What this page needs, where it is a built one; `asks`: also what asks the server, and the words for what it may answer. */
export function filesOfPage({ asks }: { asks: boolean }): FilesOfPage | undefined {
  const data = document.getElementById('code')?.textContent;
  if (data === undefined) return undefined;
  const { files, app, early, asking, screens, words } = JSON.parse(data) as PageCode;
  const { parts, code } = of(screens, location.pathname.split('/')[1] || 'main') ?? { parts: 1, code: [] };
  const ofLanguage = of(words, document.documentElement.dataset.language ?? '') ?? [];
  const [main = 0, ...others] = app;
  const places = [
    ...others,
    ...ofLanguage.slice(0, asks ? Math.max(parts, 2) : parts),
    ...code,
    ...(asks ? asking : []),
  ];
  const fileAt = (place: number) => files[place] ?? '';
  window.screenCode = code.map(fileAt);
  return {
    app: fileAt(main),
    // The build has named the largest ones first.
    files: [main, ...places].toSorted((one, other) => one - other).map(fileAt),
    early: fileAt(early),
  };
}

/** An address may say what every object has (`/constructor`). */
function of<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function run(file: string): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: file });
  document.head.append(script);
  return script;
}

/** Runs the app, and offers to reload where it is not there. */
export function startApp({ app }: FilesOfPage): void {
  run(app).onerror = offerReload;
}

/** A few at a time: asking for thirty files keeps a cheap phone busy for a tenth of a second. */
export function preload(files: readonly string[] = []): void {
  for (const href of files.slice(0, AT_ONCE))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  if (files.length > AT_ONCE) setTimeout(preload, 0, files.slice(AT_ONCE));
}
