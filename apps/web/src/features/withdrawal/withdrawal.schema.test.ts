import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withdrawalSchema } from './withdrawal.schema.ts';

const filled = { posts: 'delete', password: 'the river at dawn', isUnderstood: true };

function problems(hasPassword: boolean, changes: object): string[] {
  const { issues } = v.safeParse(withdrawalSchema(hasPassword), { ...filled, ...changes });
  return (issues ?? []).map(({ message }) => message);
}

describe('leaving for good', () => {
  it('takes a choice about what was written, a password and a tick', () => {
    expect(problems(true, {})).toEqual([]);
    expect(problems(true, { posts: undefined })).toEqual(['accounts.withdrawal.postsMissing']);
    expect(problems(true, { password: '' })).toEqual(['fieldErrors.REQUIRED']);
    expect(problems(true, { isUnderstood: false })).toEqual(['accounts.withdrawal.notUnderstood']);
  });

  it('takes no password of an account that has none', () => {
    expect(problems(false, { password: '' })).toEqual([]);
  });
});
