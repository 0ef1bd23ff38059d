/**
 * The browser's session storage: it survives a reload and a crash, and is gone with the tab. A browser may refuse it or have no
 * room left; whatever is kept in it, the app goes on without.
 */

/** What was kept; undefined where there is nothing that can be read. */
export function readFromSessionStorage(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
}

/** Keeps a value that JSON can say. */
export function writeToSessionStorage(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

export function removeFromSessionStorage(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** What was kept of a list, without what is none of its items any more. */
export function readListFromSessionStorage<T>(key: string, isItem: (value: unknown) => value is T): T[] {
  const kept = readFromSessionStorage(key);
  return Array.isArray(kept) ? kept.filter(isItem) : [];
}

/** Keeps a list; an empty one is forgotten. */
export function writeListToSessionStorage(key: string, list: readonly unknown[]): void {
  if (list.length > 0) writeToSessionStorage(key, list);
  else removeFromSessionStorage(key);
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
