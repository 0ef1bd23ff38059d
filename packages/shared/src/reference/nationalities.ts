import type { Language } from '../i18n/languages.ts';
import { NATIONALITY_ROWS } from './nationalities.data.ts';

/** A nationality a person can have; `code` is ISO 3166-1 alpha-2 (and `XK`), also the name of its flag. */
export interface Nationality {
  uuid: string;
  code: string;
  names: Record<Language, string>;
}

/** All nationalities in the order of lists: the most frequent among residents first, then the rest by English name. */
export const NATIONALITIES: readonly Nationality[] = NATIONALITY_ROWS.map(
  ([code, uuid, ko, en, zh, ja, th, vi, km, tl, bn]) => ({ uuid, code, names: { ko, en, zh, ja, th, vi, km, tl, bn } }),
);

/** How many at the head of the list stay there; a screen may sort those after them by the reader's language. */
export const FREQUENT_NATIONALITIES = 28;
