/** One observable value outside React: for what several corners of the app share (session, theme, open questions). */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
  /** What a page shows that the server has rendered for anybody, until it is alive. */
  readonly rendered: T;
}

/** A store with its first value, and a visitor's where that may be another; setting the same value again tells nobody. */
export function createStore<T>(initial: T, rendered: T = initial): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    rendered,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A store of a list of which a page that is rendered for anybody shows nothing. An empty one is the very same: React compares by
 * identity, and would bring all that waits to life at once, in one piece, because another empty list had come.
 */
export function createListStore<Item>(kept: readonly Item[]): Store<readonly Item[]> {
  const none: readonly Item[] = [];
  return createStore(kept.length > 0 ? kept : none, none);
}
