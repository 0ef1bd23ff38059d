import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordSchema, socialSchema, type SignUpValues } from './signUp.schema.ts';
import { readSignUpTicket } from './signUpTicket.ts';
import { summaryMessage } from './summaryMessage.ts';

const VIETNAM = '9de1b7f9-6003-5e1b-9f2f-79e6e607d9b3';

const filled: SignUpValues = {
  email: 'linh@haiko.test',
  password: 'correct horse battery',
  nickname: 'Linh',
  gender: 'female',
  nationalityUuid: VIETNAM,
  birthDate: '1999-02-28',
  purpose: '',
  consents: { terms: true, privacy: true, purpose: false },
};

/** `path: message key` of every problem, in the order in which the form shows them. */
function problemsOf(values: unknown, schema: typeof passwordSchema | typeof socialSchema = passwordSchema): string[] {
  const { issues = [] } = v.safeParse(schema, values);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

describe('the sign-up form', () => {
  it('takes nicknames of all nine scripts', () => {
    for (const nickname of ['김민준', 'Emma', '李晓雨', 'はるか', 'สมชาย', 'Nguyễn.Linh', 'សុខា', 'Maria_S', 'রহিম'])
      expect(problemsOf({ ...filled, nickname }), nickname).toEqual([]);
  });

  it('requires everything but the purpose', () => {
    const empty = {
      email: '',
      password: '',
      nickname: '',
      gender: null,
      nationalityUuid: '',
      birthDate: '',
      purpose: '',
      consents: { terms: true, privacy: true, purpose: false },
    };
    const required = ['email', 'password', 'nickname', 'gender', 'nationalityUuid', 'birthDate'];
    expect(problemsOf(empty)).toEqual(required.map((path) => `${path}: fieldErrors.REQUIRED`));
    expect(problemsOf(empty, socialSchema)).toEqual(required.slice(2).map((path) => `${path}: fieldErrors.REQUIRED`));
  });

  it('says what is wrong with each field', () => {
    const wrong = {
      ...filled,
      email: 'linh',
      password: 'qwer1234',
      nickname: '관리자',
      birthDate: '2020-01-01',
      purpose: 'គ'.repeat(201),
      consents: { ...filled.consents, purpose: true },
    };
    expect(problemsOf(wrong)).toEqual([
      'email: accounts.emailProblem',
      'password: accounts.passwordProblem.tooCommon',
      'nickname: accounts.nicknameProblem.reserved',
      'birthDate: fieldErrors.TOO_YOUNG',
      'purpose: fieldErrors.TOO_LONG',
    ]);
  });

  it('goes on with both required boxes alone, and keeps a purpose only with its own', () => {
    const consents = { terms: false, privacy: false, purpose: false };
    const unticked = ['terms', 'privacy'].map((name) => `consents.${name}: legal.consent.mustAgree`);
    expect(problemsOf({ ...filled, consents })).toEqual(unticked);
    const purpose = 'ស្វែងរកការងារ';
    expect(problemsOf({ ...filled, purpose })).toEqual(['consents.purpose: legal.consent.mustAgreeOrEmpty']);
    expect(problemsOf({ ...filled, purpose, consents: { ...filled.consents, purpose: true } }, socialSchema)).toEqual(
      [],
    );
  });

  it('sums up by its first problem', () => {
    expect(summaryMessage('gender', 'fieldErrors.REQUIRED')).toBe('forms.requiredFields');
    expect(summaryMessage('nickname', 'accounts.nicknameProblem.invalid')).toBe('accounts.signUp.checkNickname');
    expect(summaryMessage('email', 'accounts.emailProblem')).toBe('errors.VALIDATION_FAILED');
    // Behind an alert nobody would read why.
    expect(summaryMessage('password', 'accounts.passwordProblem.tooCommon')).toBeUndefined();
  });
});

describe('a sign-up ticket', () => {
  it('is read from the history entry, where a reload keeps it', () => {
    const ticket = { key: 'k', provider: 'line', email: null, name: 'สมชาย' };
    expect(readSignUpTicket({ ticket })).toEqual(ticket);
    expect(readSignUpTicket({ ticket: { key: 'k', provider: 'apple' } })).toEqual({
      key: 'k',
      provider: 'apple',
      email: null,
      name: null,
    });
  });

  it('is none where something else stands', () => {
    for (const state of [null, undefined, 'x', {}, { ticket: null }, { ticket: { key: 'k', provider: 'myspace' } }])
      expect(readSignUpTicket(state)).toBeUndefined();
  });
});
