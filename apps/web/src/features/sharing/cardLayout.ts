import { LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { breakLines } from './lineBreaks.ts';
import { BUBBLE, FOOTER, INK, INNER, MARGIN } from './pictureLayout.ts';

export interface LanguageTitle {
  language: Language;
  title: string;
}

/** The words of a shared picture. */
export interface CardWords {
  /** As it was written, large. */
  original: LanguageTitle & { text?: string };
  /** The same in other languages, in the order in which they stand. */
  others: readonly LanguageTitle[];
  /** Pay and place of a job, in the reader's language. */
  facts?: readonly string[];
  /** What the code is for, in the reader's language. */
  invitation: LanguageTitle;
}

export interface Written {
  text: string;
  language: Language;
  size: number;
  weight: 400 | 600 | 700;
  color: string;
  most: number;
  width?: number;
}

/** How wide a line is as it is written. */
export type Measure = (line: string, written: Written) => number;

/** Lines of a text and where the first one begins. */
export interface Placed {
  written: Written;
  lines: string[];
  x: number;
  y: number;
}

export interface CardLayout {
  bubble: { y: number; height: number };
  picture: { y: number; height: number } | undefined;
  texts: Placed[];
  /** Where lines part one language from the next. */
  rules: number[];
}

/** How much room each part takes at most. */
interface Plan {
  picture: number;
  title: number;
  titleLines: number;
  text: number;
  row: number;
  rowLines: number;
}

/** From the richest to the barest: all the languages stand on the picture, and the rest gives way to them. */
const PLANS: readonly Plan[] = [
  { picture: 520, title: 104, titleLines: 5, text: 3, row: 42, rowLines: 2 },
  { picture: 480, title: 92, titleLines: 5, text: 3, row: 38, rowLines: 2 },
  { picture: 440, title: 84, titleLines: 4, text: 2, row: 34, rowLines: 2 },
  { picture: 400, title: 76, titleLines: 4, text: 1, row: 32, rowLines: 2 },
  { picture: 380, title: 76, titleLines: 4, text: 2, row: 34, rowLines: 1 },
  { picture: 320, title: 66, titleLines: 3, text: 1, row: 32, rowLines: 1 },
  { picture: 280, title: 58, titleLines: 3, text: 0, row: 30, rowLines: 1 },
  { picture: 220, title: 54, titleLines: 2, text: 0, row: 28, rowLines: 1 },
];
const TITLE_SIZES = [104, 92, 84, 76, 66, 58, 54];
/** Pictures grow into room that is left, up to this height. */
const TALLEST_PICTURE = 620;
const NAME_WIDTH = 236;
/** Between the parts inside the bubble. */
const GAP = 28;
const BETWEEN = 44;
const ROOM = FOOTER.top - 28 - BUBBLE.top;

/** Lines of one script need more room than those of another: the factors of the screens, and a little air. */
const LEADING: Partial<Record<Language, number>> = { km: 1.7, th: 1.5, bn: 1.45 };

export const leadingOf = ({ language, size }: Written): number => size * (LEADING[language] ?? 1.32);

export function linesOf(written: Written, measure: Measure) {
  const { text, language, most, width = INNER } = written;
  return breakLines(text, { language, width, most, measure: (line) => measure(line, written) });
}

/** Where everything stands: measured whole before anything is drawn, so that no language is left out. */
export function layOutCard(words: CardWords, hasPicture: boolean, measure: Measure): CardLayout {
  const measured = PLANS.map((plan) => partsOf(words, hasPicture, plan, measure));
  const parts = measured.find(({ height }) => height <= ROOM) ?? measured.at(-1);
  if (!parts) throw new Error('no plan');
  return place(parts, hasPicture);
}

interface Part {
  written: Written;
  lines: string[];
  height: number;
}

interface Parts {
  said: Part[];
  rows: { name: Part; title: Part; height: number }[];
  picture: number;
  height: number;
}

function partsOf(words: CardWords, hasPicture: boolean, plan: Plan, measure: Measure): Parts {
  const asPart = (written: Written): Part => {
    const { lines } = linesOf(written, measure);
    return { written, lines, height: lines.length * leadingOf(written) };
  };
  const said = saidIn(words, plan, measure).map(asPart);
  const rows = words.others.map(({ language, title }) => {
    const words = asPart({
      ...{ text: title, language, size: plan.row, weight: 600, color: INK.onGround, most: plan.rowLines },
      width: INNER - NAME_WIDTH,
    });
    const name = asPart({
      ...{ text: LANGUAGE_NAMES[language], language, size: Math.min(30, plan.row - 4) },
      ...{ weight: 400, color: INK.onGroundQuiet, most: 1, width: NAME_WIDTH - 20 },
    });
    return { name, title: words, height: words.height + plan.row * 0.6 };
  });
  const picture = hasPicture ? plan.picture : 0;
  const height =
    bubbleHeight(picture, said) + BUBBLE.tail + (rows.length > 0 ? BETWEEN : 0) + sum(rows.map((row) => row.height));
  return { said, rows, picture, height };
}

/** What stands in the bubble. */
function saidIn({ original, facts = [], invitation }: CardWords, plan: Plan, measure: Measure): Written[] {
  const { language, title, text } = original;
  const width = INNER - 2 * BUBBLE.padding;
  const titled = (size: number): Written => ({
    ...{ text: title, language, size, weight: 700, color: INK.strong, most: plan.titleLines, width },
  });
  const sizes = TITLE_SIZES.filter((size) => size <= plan.title);
  const size = sizes.find((each) => !linesOf(titled(each), measure).isCut) ?? plan.title;
  const [pay, ...rest] = facts;
  const reader = invitation.language;
  return [
    titled(size),
    ...(text && plan.text > 0
      ? [{ text, language, size: 38, weight: 400, color: INK.quiet, most: plan.text, width } as const]
      : []),
    ...(pay ? [{ text: pay, language: reader, size: 62, weight: 700, color: INK.main, most: 2, width } as const] : []),
    ...rest.map(
      (each) => ({ text: each, language: reader, size: 40, weight: 400, color: INK.body, most: 2, width }) as const,
    ),
  ];
}

function bubbleHeight(picture: number, said: readonly Part[]): number {
  return picture + 2 * BUBBLE.padding - 8 + sum(said.map(({ height }) => height)) + GAP * (said.length - 1);
}

/** What is left over goes to the picture first, then between the languages, then above and below all of it. */
function place({ said, rows, picture, height }: Parts, hasPicture: boolean): CardLayout {
  let left = Math.max(0, ROOM - height);
  const grown = hasPicture ? Math.min(left, TALLEST_PICTURE - picture) : 0;
  left -= grown;
  const air = rows.length > 0 ? Math.min(28, (left * 0.7) / rows.length) : 0;
  left -= air * rows.length;
  const top = BUBBLE.top + left / 3;
  const inBubble = bubbleHeight(picture + grown, said);
  const texts: Placed[] = [];
  let y = top + picture + grown + BUBBLE.padding - 8;
  for (const part of said) {
    texts.push({ ...part, x: MARGIN + BUBBLE.padding, y });
    y += part.height + GAP;
  }
  const rules: number[] = [];
  y = top + inBubble + BUBBLE.tail + BETWEEN;
  for (const [index, row] of rows.entries()) {
    if (index > 0) rules.push(y);
    const inside = y + (row.height + air - row.title.height) / 2;
    const drop = (leadingOf(row.title.written) - leadingOf(row.name.written)) / 2;
    texts.push({ ...row.name, x: MARGIN, y: inside + drop }, { ...row.title, x: MARGIN + NAME_WIDTH, y: inside });
    y += row.height + air;
  }
  return {
    bubble: { y: top, height: inBubble },
    picture: hasPicture ? { y: top, height: picture + grown } : undefined,
    ...{ texts, rules },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
