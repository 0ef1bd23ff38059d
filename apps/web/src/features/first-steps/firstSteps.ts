import { deviceStorage } from '#/storage.ts';
import { createStore } from '#/store.ts';

// Gone with the session, as the storage of this device is.
const STORED_KEY = 'firstSteps';

/** Whether somebody has just signed up and is offered the first steps. */
export const firstSteps = createStore(deviceStorage.get(STORED_KEY) !== null, false);

/** Offers them, on this device, until they are skipped. */
export function offerFirstSteps(): void {
  deviceStorage.set(STORED_KEY, 'true');
  firstSteps.set(true);
}

/** Offers them no more. */
export function skipFirstSteps(): void {
  deviceStorage.remove(STORED_KEY);
  firstSteps.set(false);
}
