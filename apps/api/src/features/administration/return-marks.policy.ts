/** How sure it is that a new account is of somebody who was suspended. */
export const RETURN_SURENESS = ['CERTAIN', 'POSSIBLE', 'WEAK'] as const;
export type ReturnSureness = (typeof RETURN_SURENESS)[number];

/** Where more accounts than this are on one network with one kind of browser (a dormitory, a shop's phones), that says nothing. */
export const MOST_ON_A_DEVICE = 10;

/**
 * What it says that an account and a suspended one are on the same network with the same kind of browser, as `accounts` are, those two
 * counted: nobody knows a device by that, so it is never certain.
 */
export function surenessOf(accounts: number): ReturnSureness | null {
  if (accounts > MOST_ON_A_DEVICE) return null;
  return accounts > 2 ? 'WEAK' : 'POSSIBLE';
}
