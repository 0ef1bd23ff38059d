import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { mailMessage } from './mailMessages.ts';
import { readMessages } from './readMessages.ts';

const MAIL = readMessages('mail');
const TO = { nickname: 'Sokha', detail: 'kakao', time: '2026-11-23 14:00' };

describe('the hint of a mail', () => {
  it.each([
    ...(['newSignIn', 'signInAdded', 'signInRemoved', 'secondFactorRemoved', 'recoveryCodeUsed'] as const),
    'recoveryCodesRenewed' as const,
  ])('of %s names a password of Haiko to those alone who can have one', (message) => {
    for (const language of LANGUAGES) {
      expect(mailMessage(message, language, TO, true).hint).toBe(MAIL[language][message].hint);
      expect(mailMessage(message, language, TO, false).hint).toBe(MAIL[language].hintByProvider);
    }
  });

  it('says what stops a change of the address, which is a password or one’s own address', () => {
    expect(mailMessage('emailChangeRequested', 'en', TO, true).hint).toMatch(/a new password/);
    expect(mailMessage('emailChangeRequested', 'en', TO, false).hint).toMatch(/an address of your own/);
  });

  it('of an app that somebody set up sends nobody to a login that asks for its code', () => {
    for (const language of LANGUAGES) {
      const { hint } = mailMessage('secondFactorAdded', language, TO, false);
      expect(hint).toBe(MAIL[language].secondFactorAdded.hintByProvider);
      expect(hint).not.toContain(readMessages('socialSignIn')[language].own.title);
    }
  });

  it('is the same for everybody where it names no password', () => {
    expect(mailMessage('emailChanged', 'en', TO, false).hint).toBe(MAIL.en.emailChanged.hint);
    expect(mailMessage('confirmEmail', 'en', TO, false).hint).toBe('');
  });
});
