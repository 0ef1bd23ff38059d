import { call } from './call.ts';
import type { Tokens } from './sessions.schemas.ts';

export const signOut = call('POST', '/api/user/signout', 204);
/** The bearer is a refresh token. */
export const reissue = call('POST', '/api/user/auth/reissue', 200).returns<typeof Tokens>();
