import type { MessageKey } from '#/i18n/messageKey.ts';

export const REQUIRED: MessageKey = 'fieldErrors.REQUIRED';

/** What the summary alert says about the first problem of the form. */
export function summaryOf(path: string, messageKey: string): MessageKey {
  if (messageKey === REQUIRED) return 'account.signUp.requiredFields';
  return path === 'nickname' ? 'account.signUp.checkNickname' : 'errors.VALIDATION_FAILED';
}
