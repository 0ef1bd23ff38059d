import type { ComponentType } from 'react';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

/** What every screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** The same boxes as the screen, shown while its query runs. */
  Skeleton: ComponentType;
  /** Its title, for where it cannot be shown, or which one at an address; left out where it stands outside of what can fail. */
  titleKey?: MessageKey | ((pathname: string) => MessageKey | undefined);
}

export type LoadScreen = () => Promise<ScreenModule>;

/** A screen's code could not be loaded. Browsers remember that: only a new page asks for it again. */
export class ChunkError extends Error {
  /** Slow is not gone: another release would not help. */
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super('The screen could not be loaded', options);
    this.name = 'ChunkError';
    this.isTimeout = isTimeout;
  }
}

const chunks = new Map<LoadScreen, Promise<ScreenModule>>();
let loading = 0;

/** Whether a screen's code is on its way. */
export function isLoadingScreen(): boolean {
  return loading > 0;
}

/** The screen's code, asked for once; rejects with ChunkError. */
export function chunkOf(load: LoadScreen): Promise<ScreenModule> {
  const known = chunks.get(load);
  if (known) return known;
  const chunk = loadInTime(load);
  chunks.set(load, chunk);
  // As `use` notes it: who reads it once it is there does not suspend.
  chunk.then(
    (value) => Object.assign(chunk, { status: 'fulfilled', value }),
    () => undefined,
  );
  return chunk;
}

/** Fetches the code of screens that are likely to come next; one that fails is asked for again when it is wanted. */
export function prefetchChunks(loads: readonly LoadScreen[]): void {
  loads.forEach((load) => void chunkOf(load).catch(() => chunks.delete(load)));
}

async function loadInTime(load: LoadScreen): Promise<ScreenModule> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(true)), CHUNK_TIMEOUT_MS);
  });
  loading += 1;
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(false, { cause });
  } finally {
    clearTimeout(timer);
    loading -= 1;
  }
}
