import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Waits until it holds: so long that only what never comes is missed, however busy the machine is. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds()); await sleep(10)) {
    if (performance.now() > end) throw new Error(`It did not happen within two minutes: ${holds.toString()}`);
  }
}
