import { WebAuthnError } from '@simplewebauthn/browser';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** What to tell about a device that has made no passkey; undefined for what the server says. */
export function passkeyProblem(error: unknown): MessageKey | undefined {
  if (!(error instanceof WebAuthnError)) return undefined;
  const isMadeAlready = error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isMadeAlready ? 'passkeys.own.exists' : 'passkeys.own.failed';
}
