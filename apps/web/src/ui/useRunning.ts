import { useState } from 'react';

/**
 * Whether something that waits for the network runs, and what runs it; what it rejects with is passed on. No transition, whose `isPending`
 * says the same: as long as one of them has not ended React holds back all others, and the way to another screen is one.
 */
export function useRunning(): [isRunning: boolean, run: (action: () => Promise<unknown>) => Promise<void>] {
  const [isRunning, setIsRunning] = useState(false);

  async function run(action: () => Promise<unknown>) {
    setIsRunning(true);
    try {
      await action();
    } finally {
      setIsRunning(false);
    }
  }

  return [isRunning, run];
}
