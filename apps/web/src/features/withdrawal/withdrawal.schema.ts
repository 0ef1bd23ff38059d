import { postsOfLeaving, signInEntries } from '@haiko/shared/contract/credentials.fields';
import * as v from 'valibot';
import { checked } from '#/features/forms/checked.ts';

/** A choice about what one wrote, the password of accounts that have one, and the word that one has understood. */
export function withdrawalSchema(hasPassword: boolean) {
  return v.object({
    posts: v.picklist(postsOfLeaving.options, 'accounts.withdrawal.postsMissing'),
    password: hasPassword ? checked(signInEntries.password) : v.string(),
    isUnderstood: v.pipe(
      v.boolean(),
      v.check((isUnderstood) => isUnderstood, 'accounts.withdrawal.notUnderstood'),
    ),
  });
}

export type WithdrawalInput = v.InferInput<ReturnType<typeof withdrawalSchema>>;
export type WithdrawalValues = v.InferOutput<ReturnType<typeof withdrawalSchema>>;
