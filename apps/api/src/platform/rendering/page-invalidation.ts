import { Injectable } from '@nestjs/common';
import { Listener } from '../database/listener.js';
import { Replicas } from '../database/replicas.js';
import { within } from '../within.js';
import { type CachedPage, EVERYTHING, type PageCache } from './page-cache.js';
import { concernedBy } from './page-tags.js';

/** The channel on which triggers say what has changed. */
const CHANNEL = 'pages';
const LONGEST_WAIT_MS = 1_000;

/** Listens to what writes of any process have changed, and drops it from the caches of what visitors see. */
@Injectable()
export class PageInvalidation {
  readonly #caches: Pick<PageCache<CachedPage>, 'forget' | 'clear' | 'isEmpty'>[] = [];

  /** When we heard that something has changed, by its tag, in that order: of what a replica may not show yet. */
  readonly #heard = new Map<string, number>();

  constructor(
    private readonly listener: Listener,
    private readonly replicas: Replicas,
  ) {
    listener.register(CHANNEL, {
      onMessage: (change) => this.changed(change),
      onReconnected: () => this.#clear(),
    });
  }

  /** The tags of what has changed since then (`performance.now()`), as far as a replica may not show it yet. */
  *changedSince(time: number): Iterable<string> {
    for (const [tag, at] of this.#heard) if (at >= time) yield tag;
  }

  /** Whether changes arrive; while they do not, nothing may be cached. */
  get isListening(): boolean {
    return this.listener.isConnected;
  }

  /** From now on what has changed is dropped from this cache, too. */
  add(cache: Pick<PageCache<CachedPage>, 'forget' | 'clear' | 'isEmpty'>): void {
    this.#caches.push(cache);
  }

  /** Drops what a change concerns; also called for what this process keeps in memory and answers by. */
  changed(change: string): void {
    const tags = concernedBy(change);
    this.#remember(tags);
    for (const cache of this.#caches) cache.forget(tags);
  }

  /** Waits until this process has dropped what a write of its own has changed: who reads its reply finds it everywhere. */
  async settled(): Promise<void> {
    if (this.#caches.every(({ isEmpty }) => isEmpty)) return;
    const heard = await within(LONGEST_WAIT_MS, this.listener.settled()).catch(() => 'late');
    if (heard === 'late') this.#clear();
  }

  #clear(): void {
    this.#remember([EVERYTHING]);
    for (const cache of this.#caches) cache.clear();
  }

  #remember(tags: string[]): void {
    if (!this.replicas.exist) return;
    for (const tag of tags) {
      this.#heard.delete(tag);
      this.#heard.set(tag, performance.now());
    }
    for (const [tag, at] of this.#heard) {
      if (at >= this.replicas.oldestShown) break;
      this.#heard.delete(tag);
    }
  }
}
