import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, holds } from '../../test/anyTexts.ts';
import { languageOfHeader, LANGUAGES } from '../i18n/languages.ts';
import { HOMEPAGE_URL_MAX, KEPT_FILE_NAME_MAX } from '../limits.ts';
import { isAll, mainIdOf } from '../reference/named.ts';
import { REGIONS, successorsOf } from '../reference/regions.ts';
import { hasRightCheckDigit, isRegistrationNumber } from './businessRegistrationNumber.ts';
import { latinDigits, onlyDigits } from './digits.ts';
import { canonicalEmail, emailProblem } from './email.ts';
import { cleanFileName } from './fileName.ts';
import { checkHashtags, hashtagProblem, normalizeHashtag } from './hashtag.ts';
import { homepageOf, homepageProblem, leadsWhereItSays } from './homepage.ts';
import { normalizePassword, passwordProblem } from './password.ts';
import { formatPhone, isPhone } from './phone.ts';
import { resolveLevelOne, resolveRegion } from './region.ts';
import { hasHangul, romanize, romanizeAddress, romanizePerson } from './romanize.ts';
import { excerpt, fitsLimit, graphemeLength, hasForbiddenCharacters, hasUnseenCharacters, isBlank } from './text.ts';
import { isWatchable, watchedWordFinder, watchedWordKey } from './watchedWords.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('numbers that people write', () => {
  it('are the same in the digits of every script, each in its place', () => {
    holds(
      fc.property(anyText, (text) => {
        const latin = latinDigits(text);
        expect(latin.length).toBe(text.length);
        expect(latinDigits(latin)).toBe(latin);
        expect(onlyDigits(text)).toMatch(/^[0-9]*$/);
        expect(onlyDigits(latin)).toBe(onlyDigits(text));
      }),
    );
  });

  it('of telephones lose no digit by their dashes', () => {
    holds(
      fc.property(fc.oneof(...[8, 9, 10, 11].map(digits)), (number) => {
        const shown = formatPhone(number);
        expect(onlyDigits(shown)).toBe(number);
        expect(shown).toMatch(/^\d{2,4}(-\d{3,4}){1,2}$/);
      }),
    );
    holds(fc.property(anyText, (text) => void (isPhone(text) || expect(formatPhone(text)).toBe(text))));
  });

  it('of businesses have one right last digit', () => {
    holds(
      fc.property(digits(9), (nine) => {
        const numbers = [...'0123456789'].map(
          (last) => `${nine.slice(0, 3)}-${nine.slice(3, 5)}-${nine.slice(5)}${last}`,
        );
        expect(numbers.every(isRegistrationNumber)).toBe(true);
        expect(numbers.filter(hasRightCheckDigit)).toHaveLength(1);
      }),
    );
  });
});

describe('addresses', () => {
  it('of mail are judged by the form in which they are kept', () => {
    const part = fc.oneof(anyText, fc.stringMatching(/^[a-z0-9.+-]{1,20}$/));
    holds(
      fc.property(part, part, (local, domain) => {
        const address = `${local}@${domain}.kr`;
        const kept = canonicalEmail(address);
        expect(canonicalEmail(kept)).toBe(kept);
        expect(emailProblem(kept)).toBe(emailProblem(address));
        if (emailProblem(address) !== null) return;
        expect(kept).not.toMatch(/[\s\p{Cc}<>()[\]\\,;:"]/u);
        expect(hasUnseenCharacters(kept)).toBe(false);
        expect(kept.split('@')).toHaveLength(2);
      }),
    );
  });

  it('of homepages are the same when they are kept again, and lead where they say', () => {
    const address = fc.oneof(
      fc.webUrl(),
      anyText.map((text) => `https://${text}`),
      anyText,
    );
    holds(
      fc.property(address, (written) => {
        const kept = homepageOf(written);
        expect(homepageProblem(kept)).toBe(homepageProblem(written));
        if (homepageProblem(written) !== null || kept === '') return;
        expect(homepageOf(kept)).toBe(kept);
        expect(leadsWhereItSays(kept)).toBe(true);
        expect(kept.startsWith(new URL(kept).origin)).toBe(true);
        expect(fitsLimit(kept, HOMEPAGE_URL_MAX)).toBe(true);
      }),
    );
  });

  it('of places lie in the region that holds their district, however they are spaced', () => {
    const districts = REGIONS.flatMap((region) =>
      region.subs.filter(({ id }) => !isAll(id)).map((sub) => ({ region, sub })),
    );
    const blank = fc.constantFrom(' ', '  ', '\u3000', ', ', '');
    holds(
      fc.property(fc.constantFrom(...districts), blank, anyText, ({ region, sub }, space, rest) => {
        const found = resolveRegion(`${region.fullName}${space}${sub.names.ko} ${rest.replace(/[가-힣a-z]/giu, '')}`);
        const now = [sub, ...successorsOf(sub.id)].map(({ id }) => id);
        expect(now).toContain(found?.levelTwo.id);
      }),
    );
    holds(
      fc.property(anyText, (any) => {
        const found = resolveRegion(any);
        if (found) expect(mainIdOf(found.levelTwo.id)).toBe(found.levelOne.id);
        resolveLevelOne(any);
      }),
    );
  });
});

describe('names of files', () => {
  it('have no line end, of whichever kind', () => {
    const ends = ['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'];
    for (const end of ends) expect(cleanFileName(`이력서${end}.pdf`)).toBe('이력서.pdf');
  });

  const long = fc.array(anyText, { minLength: 1, maxLength: 12 }).map((texts) => texts.join(''));

  it('are clean once and for all: no folder, nothing that turns or hides, and something to read', () => {
    holds(
      fc.property(long, fc.constantFrom('', '.png', '.hwp', '.'), (name, ending) => {
        const clean = cleanFileName(name + ending);
        expect(cleanFileName(clean)).toBe(clean);
        expect(clean).not.toMatch(/[/\\]/);
        expect(hasUnseenCharacters(clean)).toBe(false);
        expect(hasForbiddenCharacters(clean)).toBe(false);
        expect(isBlank(clean)).toBe(false);
        expect(graphemeLength(clean)).toBeLessThanOrEqual(KEPT_FILE_NAME_MAX);
      }),
    );
  });
});

describe('names in Latin letters', () => {
  it('have no Hangul left, whichever kind of name it was', () => {
    const hangul = fc.string({
      unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    });
    const spaced = fc.array(fc.oneof(hangul, anyText), { maxLength: 4 }).map((words) => words.join(' '));
    holds(
      fc.property(spaced, (name) => {
        for (const write of [romanize, romanizeAddress, romanizePerson]) expect(hasHangul(write(name))).toBe(false);
        if (!hasHangul(name)) expect(romanize(name)).toBe(name.normalize('NFC'));
        expect(romanize(name).length).toBeGreaterThanOrEqual(name.normalize('NFC').length);
      }),
    );
  });
});

describe('the beginning of a text', () => {
  it('is no longer than its room, whole in its last letter, and its own beginning', () => {
    const long = fc.array(anyText, { maxLength: 8 }).map((texts) => texts.join(''));
    holds(
      fc.property(long, fc.integer({ min: 1, max: 60 }), (text, room) => {
        const shown = excerpt(text, room);
        expect(shown.length).toBeLessThanOrEqual(room);
        expect(excerpt(shown, room)).toBe(shown);
        if (text.isWellFormed()) expect(shown.isWellFormed()).toBe(true);
        const kept = shown.endsWith('…') ? shown.slice(0, -1) : shown;
        expect(text.replace(/\s+/gu, ' ').trimStart().startsWith(kept)).toBe(true);
      }),
    );
  });

  it('fits exactly the limit that its length is', () => {
    holds(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, max) => {
        if (fitsLimit(text, max)) expect(graphemeLength(text)).toBeLessThanOrEqual(max);
        if (fitsLimit(text, max)) expect(fitsLimit(text, max + 1)).toBe(true);
      }),
    );
  });
});

describe('tags and passwords', () => {
  it('are judged as they are kept', () => {
    holds(
      fc.property(anyText, (text) => {
        const tag = normalizeHashtag(text);
        expect(normalizeHashtag(tag)).toBe(tag);
        expect(hashtagProblem(tag)).toBe(hashtagProblem(text));
        if (hashtagProblem(text) === null) expect(checkHashtags([text, tag])).toBe('DUPLICATE_HASHTAG');
        const password = normalizePassword(text);
        expect(normalizePassword(password)).toBe(password);
        if (passwordProblem(text) === null) expect(passwordProblem(password)).toBe(null);
      }),
    );
  });
});

describe('a word that is watched', () => {
  it('is found wherever it stands by itself, in any case and width, and has one key', () => {
    const around = fc.constantFrom('', '그리고', 'hello there', 'សួស្តី', 'สวัสดี', '2026년', '🙂');
    holds(
      fc.property(anyText, around, around, (word, before, after) => {
        if (!isWatchable(word) || word.includes('*')) return;
        const finds = watchedWordFinder([{ uuid: 'it', word }]);
        expect(finds(`${before} ${word} ${after}`)).toEqual(['it']);
        expect(watchedWordKey(watchedWordKey(word))).toBe(watchedWordKey(word));
        expect(watchedWordKey(word.toUpperCase())).toBe(watchedWordKey(word));
      }),
    );
  });
});

describe('the languages that a browser asks for', () => {
  it('lead to one of the nine or to none, whatever the header says', () => {
    const weight = fc.constantFrom('', ';q=1', ';q=0.5', ';q=0', ';q=x', ';q=1.2.3', '; Q=0.9');
    const tag = fc.oneof(fc.constantFrom(...LANGUAGES, 'fil', 'zh-Hant-TW', 'de', '*'), anyText);
    holds(
      fc.property(fc.array(fc.tuple(tag, weight), { maxLength: 6 }), (choices) => {
        const found = languageOfHeader(choices.map((choice) => choice.join('')).join(','));
        if (found !== undefined) expect(LANGUAGES).toContain(found);
        const first = choices[0];
        if (first && LANGUAGES.some((language) => language === first[0]) && first[1] === ';q=1')
          expect(found).toBe(first[0]);
      }),
    );
  });
});
