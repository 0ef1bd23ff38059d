import { DASH_IN_CODE, FOLDED_CHARACTERS, FOLDED_PATTERNS } from '@haiko/shared/rules/searchText.tables';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const column = (index: 0 | 1): string => literal(FOLDED_CHARACTERS.map((pair) => pair[index]).join(''));
const PATTERNS = [...FOLDED_PATTERNS, [DASH_IN_CODE, ''] as const];

/**
 * SQL for a text in which width, case, invisible characters, the marks on Latin letters and what looks or means alike do not
 * count, as in `foldForSearch`. For short lists that need no index; both sides of a comparison go through it.
 */
export const foldedText = (text: string): string =>
  PATTERNS.reduce(
    (made, [typed, meant]) =>
      `regexp_replace(${made}, ${literal(typed)}, ${literal(meant.replaceAll('$', '\\'))}, 'g')`,
    `translate(normalize(regexp_replace(regexp_replace(
    normalize(lower(normalize(${text}::text, NFKC)), NFD), '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'),
    '([a-zđłøıæœ])[\\u0300-\\u036f]+', '\\1', 'g'), NFC), ${column(0)}, ${column(1)})`,
  );

/** SQL for whether the text holds the keyword, literally. */
export const foldedTextHas = (text: string, keyword: string): string =>
  `strpos(${foldedText(text)}, ${foldedText(keyword)}) > 0`;
