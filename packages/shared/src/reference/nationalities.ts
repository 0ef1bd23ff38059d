import type { Language } from '../i18n/languages.ts';
import aliases from './nationalityAliases.json' with { type: 'json' };
import rows from './nationalities.json' with { type: 'json' };

/** A nationality a person can have; `code` is ISO 3166-1 alpha-2 (and `XK`), also the name of its flag. */
export interface Nationality {
  uuid: string;
  code: string;
  names: Record<Language, string>;
  /** Old, official and everyday names, in any language: a search finds it by them, no screen shows them. */
  aliases: readonly string[];
}

/**
 * All nationalities in the order of lists: the most frequent among residents first, then the rest by English name. Basis: ISO
 * 3166-1 without dependent territories, plus Kosovo. The names are those of Unicode CLDR (Intl.DisplayNames of Node 24, ICU
 * 78), frozen because browsers and Node builds differ, without zero-width spaces. Short forms instead for Hong Kong, Macao and
 * Palestine; written by hand where people say another name (한국, 호주, アメリカ, Mỹ) and where CLDR carries a second, an old or a wrong one (Myanmar, South Africa, both Congos,
 * Eswatini, Jordan, Papua New Guinea, Seychelles and a few more). The uuids are derived from the code (version 5) and never
 * change: accounts refer to them.
 */
export const NATIONALITIES: readonly Nationality[] = rows.map((row) => ({
  ...row,
  aliases: (aliases as Record<string, string[]>)[row.code] ?? [],
}));

/** How many at the head of the list stay there; a screen may sort those after them by the reader's language. */
export const FREQUENT_NATIONALITIES = 28;
