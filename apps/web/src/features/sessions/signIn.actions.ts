import { signIn } from '@haiko/shared/contract/accounts';
import { rest } from '#/api/rest.ts';
import { startSession } from './startSession.ts';

/** Signs in by e-mail; rejects with `INVALID_CREDENTIALS`. */
export async function signInByPassword(credentials: { email: string; password: string }): Promise<void> {
  startSession(await rest.call(signIn, { body: credentials, skipAuth: true }));
}
