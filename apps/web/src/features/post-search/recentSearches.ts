import { foldForSearch } from '@haiko/shared/rules/searchText';
import { deviceStorage, isText } from '#/storage.ts';

const MAX_RECENT_SEARCHES = 10;

// On this device only, and gone with the session: what somebody looks for is nobody else's business.
const STORED_KEY = 'recentSearches';

/** The list with a keyword on top: at most ten, none twice, whatever its case and width. */
export function withRecent(list: readonly string[], keyword: string): string[] {
  return [keyword, ...without(list, keyword)].slice(0, MAX_RECENT_SEARCHES);
}

/** The list without a keyword. */
export function without(list: readonly string[], keyword: string): string[] {
  return list.filter((other) => foldForSearch(other) !== foldForSearch(keyword));
}

/** What was searched for on this device, the last one first. */
export function recentSearches(): string[] {
  return deviceStorage.readList(STORED_KEY, isText).slice(0, MAX_RECENT_SEARCHES);
}

/** Remembers a search; nothing for an empty one. */
export function rememberSearch(keyword: string): void {
  if (keyword !== '') keepSearches(withRecent(recentSearches(), keyword));
}

/** Keeps exactly these. */
export function keepSearches(list: readonly string[]): void {
  deviceStorage.write(STORED_KEY, list);
}
