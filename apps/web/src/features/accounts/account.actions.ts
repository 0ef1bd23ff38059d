import * as accounts from '@haiko/shared/contract/accounts';
import { rest } from '#/api/rest.ts';

/** Rejects with `WRONG_PASSWORD`. Other devices are signed out. */
export async function changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await rest.call(accounts.changePassword, { body: passwords });
}
