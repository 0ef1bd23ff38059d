import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Listener } from '../database/listener.js';
import type { CachedPage, PageCache } from './page-cache.js';
import { concernedBy } from './page-tags.js';

/** The channel on which triggers say what has changed. */
const CHANNEL = 'pages';
const LONGEST_WAIT_MS = 1_000;

/** Listens to what writes of any process have changed, and drops it from the caches of what visitors see. */
@Injectable()
export class PageInvalidation {
  readonly #caches: Pick<PageCache<CachedPage>, 'forget' | 'clear' | 'isEmpty'>[] = [];

  constructor(private readonly listener: Listener) {
    listener.register(CHANNEL, {
      onMessage: (change) => this.#caches.forEach((cache) => cache.forget(concernedBy(change))),
      onReconnected: () => this.#clear(),
    });
  }

  /** Whether changes arrive; while they do not, nothing may be cached. */
  get isListening(): boolean {
    return this.listener.isConnected;
  }

  /** From now on what has changed is dropped from this cache, too. */
  add(cache: Pick<PageCache<CachedPage>, 'forget' | 'clear' | 'isEmpty'>): void {
    this.#caches.push(cache);
  }

  /** Waits until this process has dropped what a write of its own has changed: who reads its reply finds it everywhere. */
  async settled(): Promise<void> {
    if (this.#caches.every(({ isEmpty }) => isEmpty)) return;
    const settled = this.listener.settled().then(() => true);
    const late = sleep(LONGEST_WAIT_MS, false, { ref: false });
    if (!(await Promise.race([settled, late]).catch(() => false))) this.#clear();
  }

  #clear(): void {
    for (const cache of this.#caches) cache.clear();
  }
}
