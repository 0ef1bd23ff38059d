import { call } from './call.ts';
import type { Sessions, Tokens } from './sessions.schemas.ts';

export const signOut = call('POST', '/api/user/signout', 204);
/** Where the person is signed in, the session that asks first. */
export const readSessions = call('GET', '/api/user/sessions', 200).returns<typeof Sessions>();
export const endSession = call('DELETE', '/api/user/sessions/{uuid}', 204);
/** All but the one that asks. */
export const endOtherSessions = call('DELETE', '/api/user/sessions', 204);
/** The bearer is a refresh token. */
export const reissue = call('POST', '/api/user/auth/reissue', 200).returns<typeof Tokens>();
