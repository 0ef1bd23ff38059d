import { clock } from '@haiko/shared/contract/clock';
import { isFieldError, type Problem } from '@haiko/shared/contract/fields';
import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';

// A phone's own clock may be wrong.
clock.now = serverNow;

/** What a form says in place of the usual words for what is wrong with a field. */
export type Messages = Partial<Record<Problem, MessageKey>>;

/** The key of the message for what the contract refuses a field for. */
export function messageOf(problem: Problem, messages: Messages = {}): MessageKey {
  return messages[problem] ?? (isFieldError(problem) ? `fieldErrors.${problem}` : `errors.${problem}`);
}

/** A text of a form that the contract's own schema judges. */
export function checked(schema: v.GenericSchema, messages?: Messages) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const [issue] = dataset.typed ? (v.safeParse(schema, dataset.value).issues ?? []) : [];
      if (issue) addIssue({ message: messageOf(issue.message as Problem, messages) });
    }),
  );
}
