import { type Language, LANGUAGES } from '../i18n/languages.ts';

/** Something that postings refer to by a number that never changes. */
export interface Named {
  id: number;
  names: Record<Language, string>;
}

/** The first sub item of every main group: filters treat it as the group itself. */
export const ALL_NAMES: Named['names'] = {
  ko: '전체',
  en: 'All',
  zh: '全部',
  ja: 'すべて',
  th: 'ทั้งหมด',
  vi: 'Tất cả',
  km: 'ទាំងអស់',
  tl: 'Lahat',
  bn: 'সব',
};

/** Names that are made alike in all languages. */
export function namesBy(name: (language: Language) => string): Named['names'] {
  return Object.fromEntries(LANGUAGES.map((language) => [language, name(language)])) as Named['names'];
}

/** Sub items have the id of their main group times this, plus their number in it; number 0 is `ALL_NAMES`. */
export const SUBS_PER_MAIN = 100;

/** The id of the sub item that stands for a whole main group. */
export function idOfAll(mainId: number): number {
  return mainId * SUBS_PER_MAIN;
}

/** The id of the main group that a sub item is in. */
export function mainIdOf(subId: number): number {
  return Math.floor(subId / SUBS_PER_MAIN);
}

/** Whether a sub item stands for its whole group. */
export function isAll(subId: number): boolean {
  return subId % SUBS_PER_MAIN === 0;
}

/** Things by their ids. */
export function byId<Item extends { id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
