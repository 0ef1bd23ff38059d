import { call } from './call.ts';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorBody,
  SecondFactorSecret,
  SecondStepBody,
} from './secondFactor.schemas.ts';
import type { Tokens } from './sessions.schemas.ts';
import type { ProofBody } from './signIns.schemas.ts';

export const readSecondFactor = call('GET', '/api/user/second-factor', 200).returns<typeof SecondFactor>();
/** A secret for an app that makes codes; nothing is asked for by it until a code has confirmed it. */
export const startSecondFactor = call('POST', '/api/user/second-factor/options', 200)
  .takes<typeof ProofBody>()
  .returns<typeof SecondFactorSecret>();
export const addSecondFactor = call('POST', '/api/user/second-factor', 200)
  .takes<typeof SecondFactorBody>()
  .returns<typeof RecoveryCodes>();
/** New recovery codes, in place of those that were left. */
export const renewRecoveryCodes = call('POST', '/api/user/second-factor/recovery-codes', 200)
  .takes<typeof ProofBody>()
  .returns<typeof RecoveryCodes>();
export const removeSecondFactor = call('DELETE', '/api/user/second-factor', 204).takes<typeof ProofBody>();

/** Goes on with a sign-in that was answered by `SECOND_FACTOR_REQUIRED`. */
export const takeSecondStep = call('POST', '/api/user/signin/second', 200)
  .takes<typeof SecondStepBody>()
  .returns<typeof Tokens>();
