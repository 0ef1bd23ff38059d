import type { Language } from '@haiko/shared/i18n/languages';

/** They put no spaces between words: a line ends between two of the words that a dictionary finds. */
const WITHOUT_SPACES: readonly Language[] = ['zh', 'ja', 'th', 'km'];
/** What belongs to the word before it, and never begins a line. */
const CLOSING = /^[\p{P}\p{M}\s]+$/u;
/** What belongs to the word behind it. */
const OPENING = /[\p{Ps}\p{Pi}#@₩$]$/u;

export interface Lines {
  lines: string[];
  /** Whether a part did not find room. */
  isCut: boolean;
}

/**
 * A text in lines no wider than `width` by `measure`, at most so many; the last one ends in … where something is left out. A word that is
 * wider than a line is broken between its characters.
 */
export function breakLines(
  text: string,
  {
    language,
    width,
    most,
    measure,
  }: { language: Language; width: number; most: number; measure: (line: string) => number },
): Lines {
  const lines: string[] = [];
  let line = '';
  const pieces = piecesOf(text.replace(/\s+/g, ' ').trim(), language).flatMap((piece) =>
    measure(piece.trimEnd()) > width ? charactersOf(piece) : [piece],
  );
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      if (lines.length === most - 1) return { lines: [...lines, ellipsis(line, width, measure)], isCut: true };
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return { lines: line.trim() === '' ? lines : [...lines, line.trimEnd()], isCut: false };
}

/** The smallest parts of a text between which a line may end, each with the spaces behind it. */
function piecesOf(text: string, language: Language): string[] {
  if (!WITHOUT_SPACES.includes(language)) return text.match(/\S+\s*/g) ?? [];
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const before = pieces.at(-1);
    const isJoined = before !== undefined && (CLOSING.test(segment) || OPENING.test(before));
    if (isJoined) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

function ellipsis(line: string, width: number, measure: (line: string) => number): string {
  const characters = charactersOf(line.trimEnd());
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
