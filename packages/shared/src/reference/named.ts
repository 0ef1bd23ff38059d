import type { Language } from '../i18n/languages.ts';

/** Something that postings refer to by a number that never changes. */
export interface Named {
  id: number;
  names: Record<Language, string>;
}

/** The names in the order ko en zh ja th vi km tl bn. */
export type NameRow = readonly [
  ko: string,
  en: string,
  zh: string,
  ja: string,
  th: string,
  vi: string,
  km: string,
  tl: string,
  bn: string,
];

export type NamedRow = readonly [id: number, ...names: NameRow];

/** The names of a row under their languages. */
export function namesOf([ko, en, zh, ja, th, vi, km, tl, bn]: NameRow): Record<Language, string> {
  return { ko, en, zh, ja, th, vi, km, tl, bn };
}

/** A row of data as an item with its names. */
export function named([id, ...names]: NamedRow): Named {
  return { id, names: namesOf(names) };
}

/** Names that are written alike in all languages, each with what goes before (codes, names of tests). */
export function prefixed(prefix: string, row: NameRow): NameRow {
  const [ko, en, zh, ja, th, vi, km, tl, bn] = row;
  const put = (name: string) => `${prefix} ${name}`;
  return [put(ko), put(en), put(zh), put(ja), put(th), put(vi), put(km), put(tl), put(bn)];
}

/** The first sub item of every main group: filters treat it as the group itself. */
export const ALL_NAMES: NameRow = ['전체', 'All', '全部', 'すべて', 'ทั้งหมด', 'Tất cả', 'ទាំងអស់', 'Lahat', 'সব'];

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
