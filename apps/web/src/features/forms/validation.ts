import { fitsLimit, isBlank } from '@haiko/shared/rules/text';
import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { REQUIRED, TOO_LONG } from './problemMessages.ts';

// The fields of forms as valibot schemas; what is wrong with one is a key of the catalogue.

/** A text that a shared rule judges; its problem becomes the field's message. */
export function validatedText<Problem extends string>(
  rule: (value: string) => Problem | null,
  messages: Record<Problem, MessageKey>,
) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? rule(dataset.value) : null;
      if (problem) addIssue({ message: messages[problem] });
    }),
  );
}

/** A text that has to be there and of a certain shape. */
export function shapedText(isRight: (value: string) => boolean, message: MessageKey) {
  return validatedText((value) => (value === '' ? 'REQUIRED' : isRight(value) ? null : 'INVALID'), {
    REQUIRED,
    INVALID: message,
  });
}

/** A text that has to be there, of at most so many characters. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(),
    v.check((value) => !isBlank(value), REQUIRED),
    v.check((value) => fitsLimit(value, max), TOO_LONG),
  );
}
