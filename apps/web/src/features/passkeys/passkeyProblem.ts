import { WebAuthnError } from '@simplewebauthn/browser';
import { errorCode } from '#/api/errorMessage.ts';
import { addProblem } from '#/features/social-sign-in/addProblem.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** What to tell about a passkey that was not made or not taken; undefined for what is told as any other error. */
export function passkeyProblem(error: unknown): MessageKey | undefined {
  if (errorCode(error) === 'SIGN_IN_FAILED') return addProblem('SIGN_IN_FAILED');
  if (!(error instanceof WebAuthnError)) return undefined;
  const isMadeAlready = error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isMadeAlready ? 'passkeys.own.exists' : 'passkeys.own.failed';
}
