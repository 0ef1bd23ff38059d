import type { ErrorCode } from '@haiko/shared/errors';
import type { MessageKey } from '#/i18n/messageKey.ts';

const OF_ADDING: Partial<Record<ErrorCode, MessageKey>> = {
  SIGN_IN_FAILED: 'socialSignIn.own.addFailed',
  SIGN_IN_CANCELLED: 'socialSignIn.own.addCancelled',
};

/** What to tell who is logged in and has not added a way to log in: the words for a login would say that they are not. */
export function addProblem(code: ErrorCode): MessageKey {
  return OF_ADDING[code] ?? `errors.${code}`;
}
