import { errorMessage } from './api/errorMessage.ts';
import { showAlert } from './ui/confirm.ts';
import { useRunning } from './ui/useRunning.ts';

interface Attempt {
  /** True until the write has ended. */
  isBusy: boolean;
  /** Runs the write with what follows its success; a failure is told in a dialog, never thrown. */
  attempt: (write: () => Promise<unknown>) => Promise<void>;
}

/** A write behind a button that shows that it runs; `messageOf` says what is told of a failure. */
export function useAttempt(messageOf: (error: unknown) => string = errorMessage): Attempt {
  const [isBusy, run] = useRunning();
  // What is told of a failure stands over the button, which has nothing to wait for any more.
  const attempt = (write: () => Promise<unknown>) => run(write).catch((error) => showAlert(messageOf(error)));
  return { isBusy, attempt };
}
