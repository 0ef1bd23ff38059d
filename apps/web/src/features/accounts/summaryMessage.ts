import { REQUIRED } from '#/features/forms/problemMessages.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** What the summary alert says about the first problem of the form. */
export function summaryMessage(path: string, messageKey: string): MessageKey {
  if (messageKey === REQUIRED) return 'forms.requiredFields';
  if (path.startsWith('consents.')) return 'legal.consent.mustAgree';
  return path === 'nickname' ? 'accounts.signUp.checkNickname' : 'errors.VALIDATION_FAILED';
}
