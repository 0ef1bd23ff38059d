import { beforeEach, expect, it } from 'vitest';
import { forgetSignUpDraft, readSignUpDraft, keepSignUpDraft } from './signUpDraft.ts';

const EMPTY = { email: '', password: '', nickname: '', nationalityUuid: '', birthDate: '', purpose: '' };

beforeEach(() => sessionStorage.clear());

it('what was filled in comes back after a reload, the password does not', () => {
  keepSignUpDraft({ nickname: 'សុខា', email: 'sokha@haiko.test', gender: 'male', password: 'secret of mine' });
  expect(readSignUpDraft()).toEqual({ ...EMPTY, nickname: 'សុខា', email: 'sokha@haiko.test', gender: 'male' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it('a form that was never begun, or is done, is empty', () => {
  expect(readSignUpDraft()).toEqual(EMPTY);
  keepSignUpDraft({ nickname: 'Linh' });
  forgetSignUpDraft();
  expect(readSignUpDraft()).toEqual(EMPTY);
});

it('a draft that cannot be read costs nothing but itself', () => {
  for (const text of ['{', '[]', '"x"', '{"nickname":7,"gender":"x"}']) {
    sessionStorage.setItem('draft:signUp', text);
    expect(readSignUpDraft()).toEqual(EMPTY);
  }
});
