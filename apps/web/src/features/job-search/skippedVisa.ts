// On this device only, and gone with the session, as searches are.
const STORED_KEY = 'visaSkipped';

/** Whether somebody does not want to be asked for their visa. */
export function isVisaSkipped(): boolean {
  return !import.meta.env.SSR && localStorage.getItem(STORED_KEY) !== null;
}

/** Asks no more on this device. */
export function skipVisa(): void {
  localStorage.setItem(STORED_KEY, 'true');
}
