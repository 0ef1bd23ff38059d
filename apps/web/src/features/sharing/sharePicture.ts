import { HTML_LANG, LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { encode } from 'uqr';
import { lateFontsAttached } from '#/ui/fonts/lateFonts.ts';
import {
  type CardLayout,
  type CardWords,
  layOutCard,
  leadingOf,
  linesOf,
  type Measure,
  type Placed,
  type Written,
} from './cardLayout.ts';
import { BUBBLE, FOOTER, GROUND, HEIGHT, INK, INNER, MARGIN, MARK, WIDTH } from './pictureLayout.ts';

/** What a shared picture shows. */
export interface SharedCard extends CardWords {
  /** Of its own server: others' may not be drawn. */
  pictureUrl?: string | undefined;
  address: string;
}

/** Draws a card as a PNG of 1080 × 1920. */
export async function drawCard(card: SharedCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await loadFonts(card);
  const picture = card.pictureUrl ? await loadPicture(card.pictureUrl).catch(() => undefined) : undefined;
  const layout = layOutCard(card, picture !== undefined, measureBy(pen));
  drawGround(pen);
  drawMark(pen, MARGIN, 76);
  drawLanguage(pen, card.original.language);
  drawBubble(pen, layout, picture);
  pen.fillStyle = GROUND.line;
  for (const y of layout.rules) pen.fillRect(MARGIN, y - 1, INNER, 2);
  for (const placed of layout.texts) write(pen, placed);
  drawFooter(pen, card);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The letters come from the app's own fonts, parts of which are fetched for what is drawn with them. */
async function loadFonts({ original, others, facts = [], invitation }: SharedCard): Promise<void> {
  await lateFontsAttached();
  const titled = [original, ...others, invitation];
  const texts = [
    ...titled.map(({ language, title }) => ({ language, text: `${LANGUAGE_NAMES[language]} ${title}…` })),
    { language: original.language, text: original.text ?? '' },
    { language: invitation.language, text: facts.join(' ') },
  ];
  const loading = texts.flatMap(({ language, text }) =>
    WEIGHTS.map((weight) => document.fonts.load(fontOf({ language, size: 40, weight }), text)),
  );
  await Promise.allSettled(loading);
  // One cut that fails must not let the others be drawn as boxes.
  await document.fonts.ready;
}

const WEIGHTS = [400, 600, 700] as const;
const families = new Map<Language, string>();

function fontOf({ language, size, weight }: Pick<Written, 'language' | 'size' | 'weight'>): string {
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
  const ground = pen.createLinearGradient(0, 0, WIDTH * 0.4, HEIGHT);
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
  pen.strokeStyle = INK.onGround;
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

/** In which language it was written, opposite the mark. */
function drawLanguage(pen: CanvasRenderingContext2D, language: Language): void {
  const name: Written = {
    ...{ text: LANGUAGE_NAMES[language], language, size: 32, weight: 600, color: INK.onGround, most: 1 },
  };
  pen.font = fontOf(name);
  const width = pen.measureText(name.text).width + 56;
  const left = WIDTH - MARGIN - width;
  pen.strokeStyle = INK.onGroundQuiet;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(left, 80, width, 64, 32);
  pen.stroke();
  write(pen, { written: name, lines: [name.text], x: left + 28, y: 112 - leadingOf(name) / 2 });
}

/** The bubble of the mark, grown large, with the picture at its top. */
function drawBubble(pen: CanvasRenderingContext2D, { bubble, picture }: CardLayout, image?: HTMLImageElement): void {
  const bottom = bubble.y + bubble.height;
  pen.save();
  pen.beginPath();
  pen.roundRect(MARGIN, bubble.y, INNER, bubble.height, BUBBLE.radius);
  pen.save();
  pen.shadowColor = 'rgba(4, 32, 29, 0.35)';
  [pen.shadowBlur, pen.shadowOffsetY] = [48, 16];
  pen.fillStyle = GROUND.card;
  pen.fill();
  pen.restore();
  if (image && picture) {
    pen.clip();
    drawPicture(pen, image, picture);
  }
  pen.restore();
  const tail = MARGIN + 2 * BUBBLE.radius;
  pen.fillStyle = GROUND.card;
  pen.fill(new Path2D(`M${tail} ${bottom - 2}h${BUBBLE.tail * 1.4}l${-BUBBLE.tail * 1.4} ${BUBBLE.tail}z`));
}

/** As much of the middle of a picture as has room. */
function drawPicture(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { y, height }: { y: number; height: number },
) {
  const grown = Math.max(INNER / image.naturalWidth, height / image.naturalHeight);
  const [cutWidth, cutHeight] = [INNER / grown, height / grown];
  const [left, top] = [(image.naturalWidth - cutWidth) / 2, (image.naturalHeight - cutHeight) / 2];
  pen.drawImage(image, left, top, cutWidth, cutHeight, MARGIN, y, INNER, height);
}

function drawFooter(pen: CanvasRenderingContext2D, { address, invitation }: SharedCard): void {
  const { top, code } = FOOTER;
  const left = WIDTH - MARGIN - code;
  const middle = top + (HEIGHT - top - code) / 2;
  drawCode(pen, address, { x: left, y: middle, side: code });
  const width = left - MARGIN - 48;
  const said: Written = {
    ...{ text: invitation.title, language: invitation.language, size: 46, weight: 700, color: INK.onGround },
    ...{ most: 3, width },
  };
  const { host } = new URL(address);
  const where: Written = {
    ...{ text: host, language: 'en', size: 32, weight: 400, color: INK.onGroundQuiet, most: 1, width },
  };
  const { lines } = linesOf(said, measureBy(pen));
  const height = lines.length * leadingOf(said);
  const y = middle + (code - height - 12 - leadingOf(where)) / 2;
  write(pen, { written: said, lines, x: MARGIN, y });
  write(pen, { written: where, lines: [host], x: MARGIN, y: y + height + 12 });
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

function measureBy(pen: CanvasRenderingContext2D): Measure {
  return (line, written) => {
    pen.font = fontOf(written);
    return pen.measureText(line).width;
  };
}

function write(pen: CanvasRenderingContext2D, { written, lines, x, y }: Placed): void {
  pen.font = fontOf(written);
  pen.fillStyle = written.color;
  pen.textBaseline = 'middle';
  lines.forEach((line, index) => pen.fillText(line, x, y + (index + 0.5) * leadingOf(written)));
}
