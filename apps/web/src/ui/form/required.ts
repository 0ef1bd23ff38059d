import type { MessageKey } from '#/i18n/messageKey.ts';

/** The message for a field that is needed and empty. */
export const REQUIRED = 'fieldErrors.REQUIRED' satisfies MessageKey;
