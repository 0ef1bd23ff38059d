import { ApiError } from '#/api/apiError.ts';
import type { SignUpTicket } from '#/features/accounts/signUpTicket.ts';
import { type SecondStep, secondStepOf } from '#/features/second-factor/secondStep.ts';
import { redeemKey } from './socialSignIn.actions.ts';

/** What became of a callback's key. */
export type Redemption =
  | { outcome: 'signed-in' }
  | { outcome: 'sign-up'; ticket: SignUpTicket }
  | { outcome: 'second-step'; step: SecondStep }
  | { outcome: 'refused'; code: string }
  /** The server could not be reached or was busy; the key is probably still good. */
  | { outcome: 'unanswered'; error: unknown };

const redemptions = new Map<string, Promise<Redemption>>();

/** Exchanges a key once, however often a screen is rendered or its effects run: the key is good for one exchange. */
export function redeem(key: string): Promise<Redemption> {
  const known = redemptions.get(key);
  if (known) return known;
  const redemption = exchange(key);
  redemptions.set(key, redemption);
  return redemption;
}

/** Tries an unanswered key once more. */
export function redeemAgain(key: string): Promise<Redemption> {
  redemptions.delete(key);
  return redeem(key);
}

async function exchange(key: string): Promise<Redemption> {
  if (!key) return { outcome: 'refused', code: 'KEY_EXPIRED' };
  try {
    const ticket = await redeemKey(key);
    return ticket ? { outcome: 'sign-up', ticket } : { outcome: 'signed-in' };
  } catch (error) {
    const step = secondStepOf(error);
    if (step) return { outcome: 'second-step', step };
    const isRefused = error instanceof ApiError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS';
    return isRefused ? { outcome: 'refused', code: error.code } : { outcome: 'unanswered', error };
  }
}
