import { useState } from 'react';
import { errorMessage } from './api/errorMessage.ts';
import { showAlert } from './ui/confirm.ts';

interface Attempt {
  /** True until the write has ended and, where it failed, its message was read. */
  isBusy: boolean;
  /** Runs the write with what follows its success; a failure is told in a dialog, never thrown. */
  attempt: (write: () => Promise<unknown>) => Promise<void>;
}

/** A write behind a button that shows that it runs; `messageOf` says what is told of a failure. */
export function useAttempt(messageOf: (error: unknown) => string = errorMessage): Attempt {
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(write: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await write();
    } catch (error) {
      await showAlert(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, attempt };
}
