import { HTML_LANG, LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { encode } from 'uqr';
import { breakLines } from './lineBreaks.ts';
import { FOOTER, GROUND, HEIGHT, INK, INNER, MARGIN, MARK, WIDTH } from './pictureLayout.ts';

interface LanguageTitle {
  language: Language;
  title: string;
}

/** What a shared picture shows. */
export interface SharedCard {
  /** As it was written, large. */
  original: LanguageTitle & { text?: string };
  /** The same in other languages, in the order in which they stand. */
  others: readonly LanguageTitle[];
  /** Pay and place of a job. */
  facts?: readonly string[];
  /** Of its own server: others' may not be drawn. */
  pictureUrl?: string | undefined;
  address: string;
  /** What the code is for, in the reader's language. */
  invitation: LanguageTitle;
}

interface Written {
  text: string;
  language: Language;
  size: number;
  weight: 400 | 600 | 700;
  color: string;
  most: number;
  width?: number;
}

/** Lines of one script need more room than those of another: the factors of the screens, and a little air. */
const LEADING: Partial<Record<Language, number>> = { km: 1.7, th: 1.5, bn: 1.45 };
const TITLE_SIZES = [100, 88, 76, 66];
const SMALLEST_TITLE = 58;
const TITLE_LINES = 5;

/** Draws a card as a PNG of 1080 × 1920. */
export async function drawCard(card: SharedCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await loadFonts(card);
  const picture = card.pictureUrl ? await loadPicture(card.pictureUrl).catch(() => undefined) : undefined;
  drawGround(pen);
  drawMark(pen, MARGIN, 84);
  let y = 210;
  if (picture) y = drawPicture(pen, picture, y) + 56;
  y = drawTitle(pen, card.original, y);
  if (card.original.text) {
    const { text, language } = card.original;
    y = write(pen, { text, language, size: 40, weight: 400, color: INK.quiet, most: picture ? 2 : 3 }, y + 20);
  }
  if (card.facts) y = drawFacts(pen, card.facts, card.invitation.language, y + 36);
  drawOthers(pen, card.others, y + 44);
  drawFooter(pen, card);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The letters come from the app's own fonts, some of which are fetched for what is drawn with them. */
async function loadFonts({ original, others, invitation }: SharedCard): Promise<void> {
  const texts = [original, ...others, invitation];
  const loading = texts.map(({ language, title }) => document.fonts.load(fontOf(language, 40, 400), title));
  await Promise.allSettled(loading);
}

const families = new Map<Language, string>();

function fontOf(language: Language, size: number, weight: number): string {
  let family = families.get(language);
  if (!family) {
    const probe = document.createElement('span');
    probe.lang = HTML_LANG[language];
    document.body.append(probe);
    family = getComputedStyle(probe).fontFamily;
    probe.remove();
    families.set(language, family);
  }
  return `${weight} ${size}px ${family}`;
}

async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT * 0.6);
  ground.addColorStop(0, GROUND.top);
  ground.addColorStop(1, GROUND.bottom);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The amber bubble with its face, and the word mark: drawn as the app draws them. */
function drawMark(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = pen.lineJoin = 'round';
  pen.save();
  pen.scale(2.5, 2.5);
  pen.translate(-3, -4);
  pen.fillStyle = MARK.amber;
  pen.fill(new Path2D('M9 4h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-6l-6 5v-5H9a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z'));
  pen.strokeStyle = MARK.dark;
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M12 11v2M20 11v2M12 18q4 4 8 0'));
  pen.restore();
  pen.translate(92, -6);
  pen.scale(1.8, 1.8);
  pen.strokeStyle = INK.main;
  pen.lineWidth = 5;
  pen.stroke(new Path2D('M5 4v27M5 20a8 8 0 0 1 16 0v11M47 13v18M58 14v17M70 4v27M84 13 71 22l14 9'));
  for (const middle of [38, 103]) {
    pen.beginPath();
    pen.arc(middle, 22, 9, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.fillStyle = MARK.amber;
  pen.beginPath();
  pen.arc(58, 5, 4, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

function drawPicture(pen: CanvasRenderingContext2D, image: HTMLImageElement, y: number): number {
  const [width, height] = [INNER, 500];
  const grown = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [cutWidth, cutHeight] = [width / grown, height / grown];
  pen.save();
  pen.beginPath();
  pen.roundRect(MARGIN, y, width, height, 36);
  pen.clip();
  const [left, top] = [(image.naturalWidth - cutWidth) / 2, (image.naturalHeight - cutHeight) / 2];
  pen.drawImage(image, left, top, cutWidth, cutHeight, MARGIN, y, width, height);
  pen.restore();
  return y + height;
}

/** As large as it can be in five lines. */
function drawTitle(pen: CanvasRenderingContext2D, { title, language }: LanguageTitle, y: number): number {
  const asWritten = (size: number): Written => ({
    ...{ text: title, language, size, weight: 700, color: INK.strong, most: TITLE_LINES },
  });
  const size = TITLE_SIZES.find((each) => !linesOf(pen, asWritten(each)).isCut) ?? SMALLEST_TITLE;
  return write(pen, asWritten(size), y);
}

function drawFacts(pen: CanvasRenderingContext2D, facts: readonly string[], language: Language, y: number): number {
  const [first, ...rest] = facts;
  let below = y;
  if (first) below = write(pen, { text: first, language, size: 60, weight: 700, color: INK.main, most: 2 }, below);
  for (const text of rest) {
    below = write(pen, { text, language, size: 42, weight: 400, color: INK.body, most: 2 }, below + 8);
  }
  return below;
}

const NAME_WIDTH = 250;

/** Each in a line or two beside the name of its language, as many as have room. */
function drawOthers(pen: CanvasRenderingContext2D, others: readonly LanguageTitle[], y: number): void {
  let below = y;
  for (const { language, title } of others) {
    const line: Written = {
      ...{ text: title, language, size: 36, weight: 600, color: INK.body, most: 2 },
      width: INNER - NAME_WIDTH,
    };
    const height = linesOf(pen, line).lines.length * leadingOf(line);
    if (below + height + 24 > FOOTER.top - 20) return;
    pen.fillStyle = GROUND.line;
    pen.fillRect(MARGIN, below, INNER, 2);
    const name: Written = {
      ...{ text: LANGUAGE_NAMES[language], language, size: 30, weight: 400, color: INK.main, most: 1 },
      width: NAME_WIDTH - 20,
    };
    write(pen, name, below + 12 + (leadingOf(line) - leadingOf(name)) / 2);
    below = write(pen, line, below + 12, MARGIN + NAME_WIDTH) + 12;
  }
}

function drawFooter(pen: CanvasRenderingContext2D, { address, invitation }: SharedCard): void {
  const { top, code } = FOOTER;
  pen.fillStyle = INK.main;
  pen.fillRect(0, top, WIDTH, HEIGHT - top);
  const left = WIDTH - MARGIN - code;
  const middle = top + (HEIGHT - top - code) / 2;
  drawCode(pen, address, { x: left, y: middle, side: code });
  const width = left - MARGIN - 48;
  const said: Written = {
    ...{
      text: invitation.title,
      language: invitation.language,
      size: 44,
      weight: 700,
      color: INK.onMain,
      most: 3,
      width,
    },
  };
  const { host } = new URL(address);
  const where: Written = { text: host, language: 'en', size: 32, weight: 400, color: INK.onMain, most: 1, width };
  const height = linesOf(pen, said).lines.length * leadingOf(said) + 12 + leadingOf(where);
  write(pen, where, write(pen, said, middle + (code - height) / 2) + 12);
}

function drawCode(
  pen: CanvasRenderingContext2D,
  address: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { size, data } = encode(address, { ecc: 'M', border: 3 });
  const square = Math.floor(side / size);
  const inset = (side - square * size) / 2;
  pen.fillStyle = GROUND.card;
  pen.beginPath();
  pen.roundRect(x, y, side, side, 24);
  pen.fill();
  pen.fillStyle = '#000000';
  data.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) pen.fillRect(x + inset + across * square, y + inset + down * square, square, square);
    }),
  );
}

const leadingOf = ({ language, size }: Written): number => size * (LEADING[language] ?? 1.32);

function linesOf(pen: CanvasRenderingContext2D, { text, language, size, weight, most, width = INNER }: Written) {
  pen.font = fontOf(language, size, weight);
  return breakLines(text, { language, width, most, measure: (line) => pen.measureText(line).width });
}

/** Writes lines from here down; returns where they end. */
function write(pen: CanvasRenderingContext2D, written: Written, y: number, x = MARGIN): number {
  const { lines } = linesOf(pen, written);
  pen.fillStyle = written.color;
  pen.textBaseline = 'middle';
  lines.forEach((line, index) => pen.fillText(line, x, y + (index + 0.5) * leadingOf(written)));
  return y + lines.length * leadingOf(written);
}
