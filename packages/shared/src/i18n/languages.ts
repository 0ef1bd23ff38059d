/** The nine interface and content languages, in the order in which pickers list them. */
export const LANGUAGES = ['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's name in itself, as pickers show it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  zh: '中文',
  ja: '日本語',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  km: 'ខ្មែរ',
  tl: 'Tagalog',
  bn: 'বাংলা',
};

/** Value of the HTML `lang` attribute: it picks glyph shapes (zh, ja), line breaking (th, km) and the screen reader's voice. */
export const HTML_LANG: Record<Language, string> = {
  ko: 'ko',
  en: 'en',
  zh: 'zh-Hans',
  ja: 'ja',
  th: 'th',
  vi: 'vi',
  km: 'km',
  tl: 'fil',
  bn: 'bn',
};

/** Suffix of a language's field in the query contract: `titleKo` … `titleBn`. */
export const LANGUAGE_SUFFIXES = {
  ko: 'Ko',
  en: 'En',
  zh: 'Zh',
  ja: 'Ja',
  th: 'Th',
  vi: 'Vi',
  km: 'Km',
  tl: 'Tl',
  bn: 'Bn',
} as const satisfies Record<Language, string>;

/** Whether something is the code of one of the nine languages. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

// Browsers say `fil` for Tagalog; every Chinese variant reads simplified Chinese here.
const BROWSER_TAGS: ReadonlyMap<string, Language> = new Map([
  ['fil', 'tl'],
  ['cmn', 'zh'],
  ['yue', 'zh'],
]);

/** The language of a BCP 47 tag (`vi-VN`, `fil`, `zh-Hant-TW`), or undefined when it is none of the nine. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0] ?? '';
  return isLanguage(primary) ? primary : BROWSER_TAGS.get(primary);
}

/**
 * The best of the nine for an `Accept-Language` header (RFC 9110, 12.5.4), or undefined when none matches.
 * Equal weights keep the header's order; `*` matches nothing, so that the account's language decides.
 */
export function languageOfHeader(header = ''): Language | undefined {
  // What the web sends with every call, asked for once a row.
  if (header === '' || isLanguage(header)) return header || undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((choice) => choice.language !== undefined && choice.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}
