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

  async function settle(key: string, confirmed: boolean): Promise<void> {
    let truth = confirmed;
    try {
      for (let wish = wishes.get(key); wish !== undefined && wish !== truth; wish = wishes.get(key)) {
        await send(key, wish);
        truth = wish;
      }
      // What was being read before the tap may have come meanwhile and shown the old state again.
      show(key, truth);
    } catch (error) {
      show(key, truth);
      throw error;
    } finally {
      wishes.delete(key);
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
