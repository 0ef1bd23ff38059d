/** What is kept of a page. */
export interface CachedPage {
  /** In memory. */
  bytes: number;
  tags: ReadonlySet<string>;
  /** It shows what was committed before this time (`performance.now()`), and maybe nothing after; undefined where it shows all. */
  asOf?: number;
}

interface Limits {
  maxBytes: number;
  maxAgeMs: number;
  now?: () => number;
  /** The tags of what has changed since such a time. */
  changedSince?: (time: number) => Iterable<string>;
}

/** A page that is being made, and what has changed meanwhile. */
interface Making<Page> {
  page: Promise<Page>;
  changed: Set<string>;
}

/** Makes a page; `isAgain` where something has changed that the first one may not show. */
type Make<Page> = (isAgain: boolean) => Promise<Page>;

/** How often a page is made anew because a write was faster than its queries. */
const MOST_TRIES = 3;

/**
 * Pages by their address and language: so many bytes, the one that nobody has asked for the longest goes first. Each is made once,
 * whoever asks meanwhile. What changes while a page is made is part of it, or it is made again: who asks after a write was
 * answered gets what the write left.
 */
export class PageCache<Page extends CachedPage> {
  readonly #pages = new Map<string, { page: Page; madeAt: number }>();
  readonly #making = new Map<string, Making<Page>>();
  /** Of those that are being made, what is handed out whatever changes meanwhile. */
  readonly #lastTries = new Set<string>();
  readonly #limits: Required<Limits>;
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = { now: Date.now, changedSince: () => [], ...limits };
  }

  get bytes(): number {
    return this.#bytes;
  }

  get maxBytes(): number {
    return this.#limits.maxBytes;
  }

  /** Nothing is kept, and nothing on its way: a write has nobody to tell. */
  get isEmpty(): boolean {
    return this.#pages.size === 0 && this.#making.size === 0;
  }

  /** The kept page, where there is one. */
  kept(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    if (!kept || this.#limits.now() - kept.madeAt >= this.#limits.maxAgeMs) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept.page;
  }

  /** The kept page, or the one that `make` makes; rejects as that does. */
  async of(key: string, make: Make<Page>): Promise<Page> {
    const kept = this.kept(key);
    if (kept) return kept;
    const { page } = this.#making.get(key) ?? this.#make(key, make);
    if (!this.#lastTries.has(key)) return page;
    // May lack what was written before this was asked for, and is then not kept.
    await page.catch(() => undefined);
    return this.of(key, make);
  }

  /** Drops every page that has one of the tags, also one that is being made. */
  forget(tags: readonly string[]): void {
    for (const { changed } of this.#making.values()) tags.forEach((tag) => changed.add(tag));
    for (const [key, { page }] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#drop(key);
    }
  }

  /** Drops everything, where nobody can say what has changed. */
  clear(): void {
    for (const { changed } of this.#making.values()) changed.add(EVERYTHING);
    for (const key of this.#pages.keys()) this.#drop(key);
  }

  #make(key: string, make: Make<Page>): Making<Page> {
    const changed = new Set<string>();
    const page = this.#madeUnchanged(key, { make, changed }).finally(() => {
      this.#making.delete(key);
      this.#lastTries.delete(key);
    });
    const making = { page, changed };
    this.#making.set(key, making);
    return making;
  }

  async #madeUnchanged(key: string, { make, changed }: { make: Make<Page>; changed: Set<string> }): Promise<Page> {
    for (let tries = 1; ; tries += 1) {
      changed.clear();
      if (tries === MOST_TRIES) this.#lastTries.add(key);
      const madeAt = this.#limits.now();
      const page = await make(tries > 1);
      for (const tag of this.#limits.changedSince(page.asOf ?? Infinity)) changed.add(tag);
      const isChanged = changed.has(EVERYTHING) || [...changed].some((tag) => page.tags.has(tag));
      if (!isChanged) this.#keep(key, { page, madeAt });
      // Where writes never cease it has to end: all who get this one asked before its making began, and it shows what was written by then.
      if (!isChanged || tries === MOST_TRIES) return page;
    }
  }

  #keep(key: string, kept: { page: Page; madeAt: number }): void {
    this.#drop(key);
    if (kept.page.bytes > this.#limits.maxBytes) return;
    this.#pages.set(key, kept);
    this.#bytes += kept.page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.bytes ?? 0;
    this.#pages.delete(key);
  }
}

/** The tag of a change of which nobody knows what it was. */
export const EVERYTHING = '';
