import { expect, it } from 'vitest';
import { addProblem } from './addProblem.ts';

it.each([
  ['SIGN_IN_FAILED', 'socialSignIn.own.addFailed'],
  ['SIGN_IN_CANCELLED', 'socialSignIn.own.addCancelled'],
  ['SIGN_IN_TAKEN', 'errors.SIGN_IN_TAKEN'],
  ['KEY_EXPIRED', 'errors.KEY_EXPIRED'],
] as const)('%s, while a way to log in is added: %s', (code, message) => {
  expect(addProblem(code)).toBe(message);
});
