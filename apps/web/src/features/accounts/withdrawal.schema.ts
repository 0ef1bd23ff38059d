import * as v from 'valibot';
import { REQUIRED } from '#/features/forms/problemMessages.ts';

/** A choice about what one wrote, the password of accounts that have one, and the word that one has understood. */
export function withdrawalSchema(hasPassword: boolean) {
  return v.object({
    posts: v.picklist(['keep', 'delete'], 'accounts.withdrawal.postsMissing'),
    password: hasPassword ? v.pipe(v.string(), v.nonEmpty(REQUIRED)) : v.string(),
    isUnderstood: v.pipe(
      v.boolean(),
      v.check((isUnderstood) => isUnderstood, 'accounts.withdrawal.notUnderstood'),
    ),
  });
}

export type WithdrawalInput = v.InferInput<ReturnType<typeof withdrawalSchema>>;
export type WithdrawalValues = v.InferOutput<ReturnType<typeof withdrawalSchema>>;
