import { call } from './call.ts';
import type { NewPasskeyBody, PasskeyBody, PasskeyCreation, PasskeyRequest } from './passkeys.schemas.ts';
import type { Tokens } from './sessions.schemas.ts';
import type { ProofBody } from './signIns.schemas.ts';

/** What the browser makes a passkey by. The challenge works once, for the session and the browser that asked. */
export const startPasskey = call('POST', '/api/user/passkeys/options', 200)
  .takes<typeof ProofBody>()
  .returns<typeof PasskeyCreation>();
export const addPasskey = call('POST', '/api/user/passkeys', 204).takes<typeof NewPasskeyBody>();
/** Never the last way to sign in. */
export const removePasskey = call('DELETE', '/api/user/passkeys/{uuid}', 204).takes<typeof ProofBody>();

/** What the browser signs; the challenge works once, for the browser that asked. */
export const startPasskeySignIn = call('POST', '/api/user/signin/passkey/options', 200).returns<
  typeof PasskeyRequest
>();
export const signInByPasskey = call('POST', '/api/user/signin/passkey', 200)
  .takes<typeof PasskeyBody>()
  .returns<typeof Tokens>();
