/** One of the browser's two storages, with whatever it refuses or has no room for. */
export interface Storage {
  /** What was kept; null where there is nothing. */
  get(key: string): string | null;
  /** Keeps a text. False where the browser does not take it: it is there for the life of the page then, and in this page alone. */
  set(key: string, value: string): boolean;
  /** What was kept as JSON; undefined where there is nothing that can be read. */
  read(key: string): unknown;
  /** `read` of a list: what of it is an item of the right kind; an empty one where there is nothing. */
  readList<Item>(key: string, isItem: (value: unknown) => value is Item): Item[];
  /** `set` of a value that JSON can say. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** What stays on this device, for all tabs. */
export const deviceStorage = createStorage('localStorage');

/** What survives a reload and a crash, and is gone with the tab. */
export const tabStorage = createStorage('sessionStorage');

function createStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  // In place of what the browser has under the same keys, which is older.
  const held = new Map<string, string>();
  // Looked up each time: where the browser refuses storage the look itself throws.
  const browsers = <T>(access: (storage: globalThis.Storage) => T) => attempt(() => access(window[name]));
  if (!import.meta.env.SSR) followOtherTabs(name, held);

  function set(key: string, value: string): boolean {
    held.delete(key);
    const isStored = browsers((storage) => (storage.setItem(key, value), true)) ?? false;
    if (!isStored) held.set(key, value);
    return isStored;
  }

  const get = (key: string) => held.get(key) ?? browsers((storage) => storage.getItem(key)) ?? null;
  const read = (key: string) => attempt(() => JSON.parse(get(key) ?? '') as unknown);
  return {
    get,
    set,
    read,
    readList(key, isItem) {
      const kept = read(key);
      return Array.isArray(kept) ? kept.filter(isItem) : [];
    },
    write: (key, value) => set(key, JSON.stringify(value)),
    remove(key) {
      held.delete(key);
      browsers((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...held.keys(), ...(browsers(Object.keys) ?? [])])],
  };
}

/** What another tab has stored, or deleted, is newer than what this page holds. */
function followOtherTabs(name: 'localStorage' | 'sessionStorage', held: Map<string, string>): void {
  if (name === 'localStorage')
    window.addEventListener('storage', ({ key }) => (key === null ? held.clear() : held.delete(key)));
}

/** For lists of texts. */
export const isText = (value: unknown): value is string => typeof value === 'string';

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
