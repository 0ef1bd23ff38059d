import { nextTask } from '../nextTask.ts';
import { mayLoadLittle } from '../saveData.ts';
import { whenActive } from '../whenActive.ts';
import { whenIdle } from '../whenIdle.ts';

interface Script {
  /** The start of the HTML language that is written in it. */
  lang: string;
  letters: string;
  load: () => Promise<{ default: string }>;
}

/** The scripts whose letters a device may lack. Their rules are long, and a page needs a few of their cuts. */
const SCRIPTS: readonly Script[] = [
  { lang: 'ko', letters: '한글', load: () => import('pretendard/dist/web/static/Pretendard-Regular.css?inline') },
  { lang: 'th', letters: 'กฎ', load: () => import('./thai.css?inline') },
  { lang: 'km', letters: 'កឡ', load: () => import('./khmer.css?inline') },
  { lang: 'bn', letters: 'কষ', load: () => import('./bengali.css?inline') },
  { lang: 'ja', letters: 'あア', load: () => import('@fontsource/noto-sans-jp/400.css?inline') },
  { lang: 'zh', letters: '这们', load: () => import('@fontsource/noto-sans-sc/400.css?inline') },
];

/** What no font has a letter for: drawn as the box that stands for letters which are missing. */
const NO_LETTER = '\u{10FFFE}';
/** How long the first words may wait for a font without which nobody could read them. */
const PATIENCE_MS = 1_000;

/**
 * Attaches fonts for the scripts that this device has no letters for; their cuts come once something is to be drawn with them.
 * Resolves when that of the page's own language, if it lacks it, is there or has been waited for; those of others come in an idle
 * moment, where little is to be loaded not before the reader goes on. A failure is harmless, the boxes stay. (Firefox draws the code
 * of a missing letter, not one same box: it gets none.)
 */
export async function attachLateFonts(): Promise<void> {
  try {
    await ownLetters();
  } finally {
    // Of a rendered page they have waited (src/beforePaint).
    delete document.documentElement.dataset.letterless;
  }
}

async function ownLetters(): Promise<void> {
  const isOwn = ({ lang }: Script) => document.documentElement.lang.startsWith(lang);
  const [own] = await missing(SCRIPTS.filter(isOwn));
  const isSparing = mayLoadLittle();
  if (!own || isSparing) (isSparing ? whenActive : whenIdle)(() => void lateFontsAttached());
  if (!own) return;
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const attaching = isSparing ? attach([own]) : lateFontsAttached();
  await Promise.race([attaching.then(() => loaded(own.letters)), tooLate]);
}

const attached = new Set<Script>();
let attachingAll: Promise<void> | undefined;

/** Resolves when the rules of all the scripts are there that this device lacks: what is drawn once, and stays, waits for them. */
export function lateFontsAttached(): Promise<void> {
  return (attachingAll ??= missing(SCRIPTS).then(attach));
}

/**
 * All at once where nothing speaks against it: a language that is there before another lends it the signs both have, in cuts of a
 * hundred kilobytes.
 */
async function attach(wanted: readonly Script[]): Promise<void> {
  const scripts = wanted.filter((script) => !attached.has(script));
  // Another sheet, also an empty one, has the browser style every element anew.
  if (scripts.length === 0) return;
  scripts.forEach((script) => attached.add(script));
  const rules = await Promise.allSettled(scripts.map(({ load }) => load()));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map((rule) => (rule.status === 'fulfilled' ? rule.value.default : '')).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}

/** Also of the words that stand there already, whose cuts the browser has begun to load once it has laid them out. */
async function loaded(letters: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.documentElement);
  await document.fonts.load(`16px ${fontFamily}`, letters).catch(() => []);
  // A tab in the background lays nothing out.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** Those of whose letters at least one has no glyph in any font of the device. Each is a task of its own: fonts are found slowly. */
async function missing(scripts: readonly Script[]): Promise<readonly Script[]> {
  const draw = scripts.length > 0 && pen();
  if (!draw) return [];
  const box = draw(NO_LETTER);
  const found: Script[] = [];
  for (const script of scripts) {
    await nextTask();
    if ([...script.letters].some((letter) => draw(letter) === box)) found.push(script);
  }
  return found;
}

/** Draws one letter by the fonts of the device and says how it looks. */
function pen(): ((letter: string) => string) | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.font = '16px system-ui, sans-serif';
  return (letter) => {
    context.clearRect(0, 0, 24, 24);
    context.fillText(letter, 2, 18);
    return context.getImageData(0, 0, 24, 24).data.join();
  };
}
