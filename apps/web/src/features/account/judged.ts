import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** A text that a shared rule judges; its problem becomes the field's message. */
export function judged<Problem extends string>(
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
