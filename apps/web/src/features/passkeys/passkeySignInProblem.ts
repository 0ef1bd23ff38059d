import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { i18n } from '#/i18n/i18n.ts';

/** What to tell who could not log in by a passkey: one that the account has no more will work no better another time. */
export function passkeySignInProblem(error: unknown): string {
  return errorCode(error) === 'SIGN_IN_FAILED' ? i18n.t('passkeys.unknown') : errorMessage(error);
}
