import { useState } from 'react';
import { errorMessage } from './api/errorMessage.ts';
import { showAlert } from './ui/confirm.ts';

interface Attempt {
  /** True until the write has ended. */
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
      // What is told of it stands over the button, which has nothing to wait for any more.
      setIsBusy(false);
      await showAlert(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, attempt };
}
