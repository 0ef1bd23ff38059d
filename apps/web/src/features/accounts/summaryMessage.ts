import { REQUIRED } from '#/features/forms/problemMessages.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

const TOO_COMMON: MessageKey = 'accounts.passwordProblem.tooCommon';

/** What the summary alert says about the first problem of the form; nothing where its field says all that there is to say. */
export function summaryMessage(path: string, messageKey: string): MessageKey | undefined {
  if (messageKey === TOO_COMMON) return undefined;
  if (messageKey === REQUIRED) return 'forms.requiredFields';
  if (path.startsWith('consents.')) return 'legal.consent.mustAgree';
  return path === 'nickname' ? 'accounts.signUp.checkNickname' : 'errors.VALIDATION_FAILED';
}
