import { SOCIAL_PROVIDERS } from '../socialProviders.ts';
import { call, type ReplyOf } from './call.ts';
import type { ProofBody, SignIns } from './signIns.schemas.ts';
import type { Departure } from './socialSignIn.schemas.ts';

/** What a person can sign in by, one of each; there may be passkeys besides. */
export const SIGN_IN_PROVIDERS = [...SOCIAL_PROVIDERS, 'password'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const readSignIns = call('GET', '/api/user/sign-ins', 200).returns<typeof SignIns>();
export type OwnSignIn = ReplyOf<typeof readSignIns>[number];

/** The browser goes to the address, and comes back with the account there linked. */
export const addSignIn = call('POST', '/api/user/sign-ins/{provider}', 200)
  .takes<typeof ProofBody>()
  .returns<typeof Departure>();
/** Never the last one. */
export const removeSignIn = call('DELETE', '/api/user/sign-ins/{provider}', 204).takes<typeof ProofBody>();
