import type { PasswordBody, SignInBody, SignUpBody, WithdrawalBody } from './accounts.schemas.ts';
import { call } from './call.ts';
import type { Tokens } from './sessions.schemas.ts';

export const signUp = call('POST', '/api/user/signup', 201).takes<typeof SignUpBody>().returns<typeof Tokens>();
export const signIn = call('POST', '/api/user/signin', 200).takes<typeof SignInBody>().returns<typeof Tokens>();
/** Other sessions end. */
export const changePassword = call('PUT', '/api/user/password', 204).takes<typeof PasswordBody>();
export const withdraw = call('DELETE', '/api/user', 204).takes<typeof WithdrawalBody>();
