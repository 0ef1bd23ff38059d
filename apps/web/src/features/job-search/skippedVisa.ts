import { deviceStorage } from '#/storage.ts';

// On this device only, and gone with the session, as searches are.
const STORED_KEY = 'visaSkipped';

/** Whether somebody does not want to be asked for their visa. */
export function isVisaSkipped(): boolean {
  return deviceStorage.get(STORED_KEY) !== null;
}

/** Asks no more on this device. */
export function skipVisa(): void {
  deviceStorage.set(STORED_KEY, 'true');
}
