/**
 * SQL for a text in which width, case, invisible characters, the marks on Latin letters and letters that look alike do not
 * count, as in `foldForSearch`. For short lists that need no index; both sides of a comparison go through it.
 */
export const foldedText = (text: string): string => `
  replace(replace(replace(normalize(regexp_replace(regexp_replace(
    normalize(lower(normalize(${text}::text, NFKC)), NFD), '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'),
    '([a-zđłøıæœ])[\\u0300-\\u036f]+', '\\1', 'g'), NFC),
    'đ', 'd'), '\u17d2\u178f', '\u17d2\u178a'), '\u0e40\u0e40', '\u0e41')`;

/** SQL for whether the text holds the keyword, literally. */
export const foldedTextHas = (text: string, keyword: string): string =>
  `strpos(${foldedText(text)}, ${foldedText(keyword)}) > 0`;
