import { describe, expect, it } from 'vitest';
import { ERRORS, FIELD_ERRORS } from '../errors.ts';
import { PUSH_TYPES } from '../notifications.ts';
import { AVOIDED, GLOSSARY, KEPT_WORDS, wordsFor } from './glossary.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { leaves } from './leaves.ts';
import { readWritten } from './readMessages.ts';
import { letterOf } from './scripts.ts';
import { errorMessage, fieldErrorMessage, notificationMessage } from './serverMessages.ts';
import type { Messages } from './messages.ts';

const CATALOGUES = Object.fromEntries(LANGUAGES.map((language) => [language, readWritten(language)])) as Record<
  Language,
  Messages
>;
const ENGLISH = leaves(CATALOGUES.en);
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

// Names, words that the language borrows as they are, and words by which clients recognize a case.
const WITHOUT_OWN_SCRIPT =
  /^(common\.appName|common\.button\.ok|companies\.form\.logo|socialSignIn\.name\..+|errors\.FRIEND_REQUEST_ALREADY_RECEIVED)$/;
// Vietnamese and Tagalog share the alphabet with English: what they borrow as it is, so that a forgotten message shows.
const BORROWED = new Set([
  ...['Moderator', 'Administrator'],
  ...['Haiko', 'OK', 'Google', 'Kakao', 'LINE', 'NAVER', 'PAYCO', 'Apple', 'Menu', 'Logo', 'Visa'],
  ...['File', 'Résumé', 'Home', 'Email', 'Website', 'Password', 'Post', 'Comment', 'Profile', 'Cover', 'Remote'],
  ...['Account', 'Nickname', 'Currency', 'Deadline', 'Open', 'Employment type'],
  ...['Germany', 'Japan', 'South Korea', 'United States'],
  ...['Korean', 'English', 'Chinese', 'Japanese', 'Thai', 'Vietnamese', 'Khmer', 'Tagalog', 'Bengali'],
  ...['Business registration number', 'Business registration certificate', 'Friend request already received'],
  ...['{{amount}} won', '{{min}}–{{max}} won', '{{label}}: {{names}}'],
]);

// Places too narrow for the whole word, and sentences that say it with another one: "your certificate" for the company's.
const SAYS_IT_OTHERWISE =
  /^(common\.(nav\.notification|sideMenu\.nationalitiesHint)|companies\.(form\.(lead|reviewWarning)|failed\.reason)|jobPostings\.detail\.blocked|jobSearch\.list\.placeholder|nationalities\.sheet\.limit)$/;

// Japanese and simplified Chinese share most signs; the rest tells them apart, and traditional ones from both.
const NONE: ReadonlySet<string> = new Set();
const HAN: Record<Language, ReadonlySet<string>> = {
  ...{ ko: NONE, en: NONE, th: NONE, vi: NONE, km: NONE, tl: NONE, bn: NONE },
  zh: signsOf('gb2312', [0xb0, 0xf7], [0xa1, 0xfe]),
  ja: signsOf('shift_jis', [0x81, 0xea], [0x40, 0xfc]),
};

/** What the two-byte codes of a country's own character set stand for. */
function signsOf(charset: string, leads: [number, number], trails: [number, number]): ReadonlySet<string> {
  const decoder = new TextDecoder(charset);
  const range = ([from, to]: [number, number]) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const codes = range(leads).flatMap((lead) => range(trails).map((trail) => Uint8Array.of(lead, trail)));
  return new Set(codes.flatMap((code) => [...decoder.decode(code)]));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The plural forms that a language has (CLDR): two in English, one in Korean. */
const CATEGORIES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language).resolvedOptions().pluralCategories]),
) as Record<Language, string[]>;

const placeholders = (message: string) => (message.match(/\{\{\s*[\w, ]+\s*\}\}/g) ?? []).sort();

/** `key: message` of all messages that break a rule, so that one failing test lists everything there is to mend. */
function offenders(language: Language, breaks: (message: string, key: string) => boolean): string[] {
  return Object.entries(leaves(CATALOGUES[language]))
    .filter(([key, message]) => breaks(message, key))
    .map(([key, message]) => `${key}: ${message}`);
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('have the keys of the English ones, in their order, and the plural forms that the language has', () => {
    const isCounted = (key: string) => PLURAL.test(key) && !CATEGORIES[language].includes(PLURAL.exec(key)?.[1] ?? '');
    expect(Object.keys(leaves(CATALOGUES[language]))).toEqual(Object.keys(ENGLISH).filter((key) => !isCounted(key)));
  });

  it('are not empty, have no space at their ends and are composed', () => {
    const isUntidy = (message: string) => message.trim() === '' || message !== message.trim().normalize('NFC');
    expect(offenders(language, isUntidy)).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const differs = (message: string, key: string) =>
      placeholders(message).join() !== placeholders(ENGLISH[key] ?? '').join();
    expect(offenders(language, differs)).toEqual([]);
  });

  it('count with Latin digits', () => {
    expect(offenders(language, (message) => /(?![0-9])\p{Nd}/u.test(message))).toEqual([]);
  });

  it('write large numbers as screens do, with commas', () => {
    const isOdd = (message: string) => /\d[.\s]\d{3}(?!\d)|\d{5}/.test(message);
    expect(offenders(language, isOdd)).toEqual([]);
  });
});

describe.each(TRANSLATED)('the translation into %s', (language) => {
  it('is written in its own script', () => {
    const letter = letterOf(language);
    const isForeign = (message: string, key: string) => {
      const words = message.replace(/\{\{.*?\}\}/g, '');
      return /\p{L}/u.test(words) && !letter.test(words) && !WITHOUT_OWN_SCRIPT.test(key);
    };
    expect(offenders(language, isForeign)).toEqual([]);
  });

  it('has no signs of another country that writes Han', () => {
    const known = HAN[language];
    const isForeign = (message: string) =>
      [...message].some((sign) => /\p{Script=Han}/u.test(sign) && !known.has(sign));
    expect(offenders(language, isForeign)).toEqual([]);
  });

  it('is not English', () => {
    expect(offenders(language, (message, key) => message === ENGLISH[key] && !BORROWED.has(message))).toEqual([]);
  });
});

describe('the messages of errors', () => {
  it('exist for every code in every language', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(CATALOGUES[language].errors).sort()).toEqual(Object.keys(ERRORS).sort());
      expect(Object.keys(CATALOGUES[language].fieldErrors).sort()).toEqual([...FIELD_ERRORS].sort());
    }
  });

  it('are the same from the server and in the catalogue', () => {
    expect(errorMessage('CANNOT_SCRAP_OWN_POST', 'en')).toBe('You can’t save your own post.');
    expect(errorMessage('NICKNAME_TAKEN', 'km')).toBe(CATALOGUES.km.errors.NICKNAME_TAKEN);
    expect(fieldErrorMessage('REQUIRED', 'bn')).toBe(CATALOGUES.bn.fieldErrors.REQUIRED);
  });

  it('differ from code to code', () => {
    for (const language of LANGUAGES) {
      const messages = Object.values(CATALOGUES[language].errors);
      expect(
        messages.filter((message, index) => messages.indexOf(message) !== index),
        language,
      ).toEqual([]);
    }
  });
});

describe('the messages of notifications', () => {
  const told = { type: 'Post Like', isReply: false, nickname: 'សុខា', peopleCount: 1 } as const;

  it('name who did it, and how many others did', () => {
    expect(notificationMessage(told, 'en')).toBe('សុខា likes your post.');
    expect(notificationMessage({ ...told, peopleCount: 2 }, 'en')).toBe('សុខា and 1 other like your post.');
    expect(notificationMessage({ ...told, peopleCount: 3 }, 'en')).toBe('សុខា and 2 others like your post.');
    expect(notificationMessage({ ...told, peopleCount: 3 }, 'ko')).toBe('សុខា님 외 2명이 내 게시글을 좋아해요.');
    expect(notificationMessage({ ...told, peopleCount: 1_235 }, 'vi')).toContain('1,234');
  });

  it('tell a reply from a comment, and what somebody did who has left', () => {
    expect(notificationMessage({ ...told, type: 'Comment' }, 'tl')).toBe('Nag-comment si សុខា sa iyong post.');
    expect(notificationMessage({ ...told, type: 'Comment', isReply: true }, 'tl')).toBe(
      'Sumagot si សុខា sa iyong comment.',
    );
    expect(notificationMessage({ ...told, nickname: '' }, 'vi')).toBe(
      'Bạn có thông báo từ người dùng đã xóa tài khoản.',
    );
  });

  it.each(LANGUAGES)(
    'in %s name somebody wherever they say who did it, and leave the place of no name empty',
    (language) => {
      const all = PUSH_TYPES.flatMap((type) =>
        [1, 2, 1_235].map((peopleCount) => ({ type, isReply: false, peopleCount })),
      );
      for (const words of all) {
        const named = notificationMessage({ ...words, nickname: 'សុខា' }, language);
        const ofNobody = notificationMessage({ ...words, nickname: '' }, language);
        const { withdrawn } = CATALOGUES[language].notifications.message;
        expect(ofNobody, words.type).toBe(named.includes('សុខា') ? withdrawn : named);
      }
    },
  );
});

describe('the glossary', () => {
  it('has every word once, in nine languages and their scripts', () => {
    expect(new Set(GLOSSARY.map(({ en: word }) => word)).size).toBe(GLOSSARY.length);
    for (const words of GLOSSARY) {
      for (const language of LANGUAGES) {
        expect(words[language].trim(), `${words.en} ${language}`).not.toBe('');
        for (const word of words[language].split(' / ').filter((name) => name !== 'OK')) {
          expect(word).toMatch(letterOf(language));
        }
      }
    }
  });

  it.each(LANGUAGES)('names no thing in two ways in %s', (language) => {
    const found = AVOIDED[language].flatMap(([avoided, instead]) =>
      offenders(language, (message) => avoided.test(message)).map((offender) => `${offender} → ${instead}`),
    );
    expect(found).toEqual([]);
  });

  it.each(TRANSLATED)('has its words wherever English messages say them, in %s', (language) => {
    const missed = Object.entries(KEPT_WORDS).flatMap(([word, pattern]) => {
      const own = wordsFor(word, language);
      const misses = (message: string, key: string) =>
        pattern.test(ENGLISH[key] ?? '') && !own.some((name) => message.toLowerCase().includes(name.toLowerCase()));
      return offenders(language, (message, key) => !SAYS_IT_OTHERWISE.test(key) && misses(message, key)).map(
        (offender) => `${own.join()}: ${offender}`,
      );
    });
    expect(missed).toEqual([]);
  });

  it('would notice both', () => {
    expect(AVOIDED.vi.some(([avoided]) => avoided.test('Quên mật mã'))).toBe(true);
    expect(AVOIDED.tl.some(([avoided]) => avoided.test('Kompanya'))).toBe(true);
    expect(KEPT_WORDS['company']?.test('Two companies')).toBe(true);
    for (const word of Object.keys(KEPT_WORDS)) expect(GLOSSARY.map(({ en: english }) => english)).toContain(word);
  });
});
