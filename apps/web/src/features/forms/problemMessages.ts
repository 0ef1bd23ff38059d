import type { MessageKey } from '#/i18n/messageKey.ts';

// Apart from `validation.ts`: a screen that says so needs not load what validates by schemas.

export { REQUIRED } from '#/ui/form/required.ts';
export const TOO_LONG: MessageKey = 'fieldErrors.TOO_LONG';
