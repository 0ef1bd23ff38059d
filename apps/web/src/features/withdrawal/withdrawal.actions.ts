import * as accounts from '@haiko/shared/contract/accounts';
import type { SentBodyOf } from '@haiko/shared/contract/call';
import { rest } from '#/api/rest.ts';
import { leaveSession } from '#/features/sessions/signOut.ts';

/** The password is of accounts that have one; the others must have signed in a moment ago (`REAUTHENTICATION_REQUIRED`). */
export type Withdrawal = SentBodyOf<typeof accounts.withdraw>;

/** Closes the account for good and leaves. */
export async function withdraw(withdrawal: Withdrawal): Promise<void> {
  await rest.call(accounts.withdraw, { body: withdrawal });
  await leaveSession();
}
