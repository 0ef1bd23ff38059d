import { readsUnderWay } from './readsUnderWay.ts';

/** One switch per key (a post's like, say) whose taps collapse to the last wish. */
export interface Toggle {
  /** Shows `wanted` at once and makes it so on the server. Rejects, with the last truth shown again, when it fails. */
  set(key: string, wanted: boolean): Promise<void>;
}

interface ToggleParts {
  /** Shows the state: writes it to the cache. The same state again changes nothing. */
  show(key: string, isOn: boolean): void;
  /** Sends one change to the server. */
  send(key: string, isOn: boolean): Promise<unknown>;
}

/**
 * However fast somebody taps, one request runs at a time and an even number of taps sends nothing more: the server may
 * otherwise hear the last wish first.
 */
export function createToggle({ show, send }: ToggleParts): Toggle {
  const wishes = new Map<string, boolean>();
  const truths = new Map<string, boolean>();

  /** Reads that began before a change show the old state again, however much later they come. */
  async function showAfterReads(key: string, truth: boolean): Promise<void> {
    truths.set(key, truth);
    await readsUnderWay();
    const latest = truths.get(key);
    // A newer tap has shown its wish, and shows what came of it.
    if (latest === undefined || wishes.has(key)) return;
    truths.delete(key);
    show(key, latest);
  }

  async function settle(key: string, confirmed: boolean): Promise<void> {
    let truth = confirmed;
    try {
      for (let wish = wishes.get(key); wish !== undefined && wish !== truth; wish = wishes.get(key)) {
        await send(key, wish);
        truth = wish;
      }
    } finally {
      wishes.delete(key);
      // What was being read before the tap may have come meanwhile.
      show(key, truth);
      if (readsUnderWay()) void showAfterReads(key, truth);
    }
  }

  return {
    async set(key, wanted) {
      const isRunning = wishes.has(key);
      wishes.set(key, wanted);
      show(key, wanted);
      if (!isRunning) await settle(key, !wanted);
    },
  };
}
