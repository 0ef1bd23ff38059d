import { describe, expect, it } from 'vitest';
import { DEADLINE_MAX_DAYS } from '../limits.ts';
import { LANGUAGES } from './languages.ts';
import { leaves } from './leaves.ts';
import { NUMBERS, withNumbers } from './numbers.ts';
import { readMessages, readWritten } from './readMessages.ts';

/** Numbers that are none of ours, and why they stand in a message. */
const WRITTEN_OUT: Record<string, { reason: string; numbers: RegExp }> = {
  'companies.form.logoHint': { reason: 'a recommendation that nothing checks', numbers: /^100$/ },
  'jobPostingForm.hoursInvalid': { reason: 'the least number of hours that there is', numbers: /^1$/ },
  'jobPostingForm.governmentOnly.e8': { reason: 'the code of a visa', numbers: /^8$/ },
  'jobPostingForm.governmentOnly.e9': { reason: 'the code of a visa, a telephone number', numbers: /^(9|1350)$/ },
  'jobPostingForm.governmentOnly.e10': { reason: 'the code of a visa', numbers: /^10$/ },
  'jobPostingForm.minors': { reason: 'the labour law', numbers: /^(1|6|7|8|10|15|18|35|40|22|00|06)$/ },
  'jobPostingForm.minorsTitle': { reason: 'the labour law', numbers: /^18$/ },
  'jobPostings.detail.governmentOnly': { reason: 'codes of visas, a telephone number', numbers: /^(8|9|10|1350)$/ },
  'errors.GOVERNMENT_PLACED': { reason: 'codes of visas, a telephone number', numbers: /^(8|9|10|1350)$/ },
  'jobPostings.checks.defaulter': { reason: 'a telephone number', numbers: /^1350$/ },
  'jobPostingForm.hasProbationHint': { reason: 'a year and three months, as the law says', numbers: /^[13]$/ },
  'jobPostingForm.deadlineHint': { reason: 'midnight', numbers: /^(12|24|00)$/ },
  // Where other languages say “a day”, “once”, “delete one” in words.
  'errors.NICKNAME_LOCKED': { reason: 'once', numbers: /^1$/ },
  'errors.TOO_MANY_JOB_ALERTS': { reason: 'one of them', numbers: /^1$/ },
  'jobAlerts.saved': { reason: 'once a day', numbers: /^1$/ },
  'jobAlerts.hint': { reason: 'once a day', numbers: /^1$/ },
  'jobPostingForm.hours': { reason: 'a day', numbers: /^1$/ },
  'jobPostings.detail.hoursDaily_one': { reason: 'a day', numbers: /^1$/ },
  'jobPostings.detail.hoursDaily_other': { reason: 'a day', numbers: /^1$/ },
  'jobPostings.detail.answersInADay': { reason: 'a day', numbers: /^1$/ },
  'postForm.pictures.hint': { reason: 'the first one', numbers: /^1$/ },
  'jobPostingForm.deadlineInvalid': { reason: 'a year, see below', numbers: /^1$/ },
};

describe('the numbers in messages', () => {
  it.each(LANGUAGES)('come from the constants in %s', (language) => {
    const written = Object.entries(leaves(readWritten(language))).flatMap(([key, message]) =>
      [...message.replace(/\{\{\w+\}\}/g, '').matchAll(/\d[\d,]*(?<!,)/g)]
        .filter(([number]) => !WRITTEN_OUT[key]?.numbers.test(number))
        .map(() => `${key}: ${message}`),
    );
    expect(written).toEqual([]);
  });

  it('are a year where messages say so in words', () => {
    expect(DEADLINE_MAX_DAYS).toBe(365);
  });

  it('are all said by a message', () => {
    const text = Object.values(leaves(readWritten('en'))).join('\n');
    expect(Object.keys(NUMBERS).filter((name) => !text.includes(`{{${name}}}`))).toEqual([]);
  });

  it('are put in place as screens write them, and what a call fills in stays', () => {
    expect(withNumbers('{{contentMax}} · {{count}} · {{toString}}')).toBe('10,000 · {{count}} · {{toString}}');
    expect(readMessages('errors').en.NICKNAME_LOCKED).toBe('You can change your nickname once every 7 days.');
  });
});
