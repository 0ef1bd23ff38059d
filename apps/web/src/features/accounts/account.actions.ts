import { rest } from '#/api/rest.ts';
import { leaveSession } from '#/features/sessions/signOut.ts';

/** Rejects with `WRONG_PASSWORD`. Other devices are signed out. */
export async function changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await rest.put('/api/user/password', passwords);
}

export interface Withdrawal {
  posts: 'keep' | 'delete';
  /** Of accounts that have one; the others must have signed in a moment ago (`REAUTHENTICATION_REQUIRED`). */
  password?: string;
}

/** Closes the account for good and leaves. */
export async function withdraw(withdrawal: Withdrawal): Promise<void> {
  await rest.del('/api/user', withdrawal);
  await leaveSession();
}
