import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { mailMessage } from './mailMessages.ts';
import { readMessages } from './readMessages.ts';

const MAIL = readMessages('mail');
const TO = { nickname: 'Sokha', detail: 'kakao', time: '2026-11-23 14:00' };

describe('the hint of a mail', () => {
  it.each(['newSignIn', 'signInAdded', 'signInRemoved', 'secondFactorAdded', 'secondFactorRemoved'] as const)(
    'of %s names a password of Haiko to those alone who can have one',
    (message) => {
      for (const language of LANGUAGES) {
        expect(mailMessage(message, language, TO, true).hint).toBe(MAIL[language][message].hint);
        expect(mailMessage(message, language, TO, false).hint).toBe(MAIL[language].hintByProvider);
      }
    },
  );

  it('says what stops a change of the address, which is a password or one’s own address', () => {
    expect(mailMessage('emailChangeRequested', 'en', TO, true).hint).toMatch(/change your password/);
    expect(mailMessage('emailChangeRequested', 'en', TO, false).hint).toMatch(/an address of your own/);
  });

  it('is the same for everybody where it names no password', () => {
    expect(mailMessage('emailChanged', 'en', TO, false).hint).toBe(MAIL.en.emailChanged.hint);
    expect(mailMessage('confirmEmail', 'en', TO, false).hint).toBe('');
  });
});
