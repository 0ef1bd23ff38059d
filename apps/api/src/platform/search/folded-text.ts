import { SIMPLIFIED, TRADITIONAL } from '@haiko/shared/rules/searchText.han';
import { DASH_IN_CODE, FOLDED_CHARACTERS, FOLDED_PATTERNS } from '@haiko/shared/rules/searchText.tables';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const column = (index: 0 | 1): string => literal(FOLDED_CHARACTERS.map((pair) => pair[index]).join(''));
// A table of two thousand is looked through for each character: only where there is one of them.
const HAN = `case when made ~ '[\\u4e00-\\u9fff]' then translate(made, '${TRADITIONAL}', '${SIMPLIFIED}') else made end`;
const TABLE = `translate(${HAN}, ${column(0)}, ${column(1)})`;
const DASHES = [DASH_IN_CODE, ''] as const;
const replaced = (text: string, [typed, meant]: readonly [string, string]): string =>
  `regexp_replace(${text}, ${literal(typed)}, ${literal(meant.replaceAll('$', '\\'))}, 'g')`;

/**
 * SQL for a text in which width, case, invisible characters, the marks on Latin letters and what looks or means alike do not
 * count, as in `foldForSearch`. For short lists that need no index; both sides of a comparison go through it. What is left of
 * most names are plain Latin letters and Hangul, which are spared the long table: it costs three times the rest.
 */
export const foldedText = (text: string): string => `(
  select case when made ~ '[^\\u0001-\\u007f\\uac00-\\ud7a3]' then ${[...FOLDED_PATTERNS, DASHES].reduce(replaced, TABLE)}
    when made ~ '[a-h][0-9]?[0-9]?-' then ${replaced('made', DASHES)} else made end
  from (select normalize(regexp_replace(regexp_replace(
    normalize(lower(normalize(${text}::text, NFKC)), NFD), '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'),
    '([a-zđłøıæœ])[\\u0300-\\u036f]+', '\\1', 'g'), NFC) as made offset 0) plain)`;

/** SQL for whether the text holds the keyword, literally. */
export const foldedTextHas = (text: string, keyword: string): string =>
  `strpos(${foldedText(text)}, ${foldedText(keyword)}) > 0`;
