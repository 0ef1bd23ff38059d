import { rest } from '#/api/rest.ts';
import type { Tokens } from '#/api/session.ts';
import { startSession } from './startSession.ts';

/** Signs in by e-mail; rejects with `INVALID_CREDENTIALS`. */
export async function signInByPassword(credentials: { email: string; password: string }): Promise<void> {
  startSession(await rest.post<Tokens>('/api/user/signin', credentials, { skipAuth: true }));
}
