import i18next from 'i18next';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import { describe, expect, it } from 'vitest';
import {
  ageText,
  careerName,
  deadlineOf,
  educationName,
  employmentTypeName,
  hostOf,
  monthsPay,
  payAmount,
  payType,
  placeName,
  postedText,
  sourceAddress,
} from './jobPostingTexts.ts';
import { shortVisa, visaName } from '#/features/visa-rules/visaNames.ts';

const i18n = i18next.createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { translation: readCatalogue('en') } },
  interpolation: { escapeValue: false },
});
const { t } = i18n;

// 08:30 on the 21st in Seoul, where the day has begun already.
const NOW = new Date('2026-11-20T23:30:00Z');

describe('the days that are left', () => {
  it.each([
    ['2026-12-20', '29 days left', false, false],
    ['2026-11-28', '7 days left', true, false],
    ['2026-11-22', '1 day left', true, false],
    ['2026-11-21', 'Closes today', true, false],
    ['2026-11-20', 'Closed', false, true],
  ])('until %s are %s', (deadlineDate, text, isNear, isOver) => {
    expect(deadlineOf(t, { deadlineDate, state: 'OPEN', url: '' }, 'en', NOW)).toEqual({ text, isNear, isOver });
  });

  it('are not urgent for an imported job, whose site may have another end', () => {
    const imported = { deadlineDate: '2026-11-22', state: 'OPEN', url: 'https://jobs.example/1' } as const;
    expect(deadlineOf(t, imported, 'en', NOW)).toEqual({ text: '1 day left', isNear: false, isOver: false });
  });

  it('are none once the company has closed it, in nine languages', () => {
    const closed = LANGUAGES.map((language) =>
      deadlineOf(t, { deadlineDate: '2026-12-20', state: 'CLOSED', url: '' }, language, NOW),
    );
    expect(closed.every(({ isOver }) => isOver)).toBe(true);
    expect(new Set(closed.map(({ text }) => text)).size).toBe(9);
  });

  it.each([
    ['EXPIRED', '2026-11-20', 'Expired'],
    ['CLOSED', '2026-11-20', 'Closed'],
    ['CLOSED', '2026-12-20', 'Closed'],
  ] as const)(
    'of an imported job that is %s, until %s, are none: %s, for its site may still take people',
    (state, deadlineDate, text) => {
      const imported = { state, deadlineDate, url: 'https://jobs.example/1' };
      expect(deadlineOf(t, imported, 'en', NOW)).toEqual({ text, isOver: true, isNear: false });
    },
  );
});

describe('the pay of a month', () => {
  const week = { workingTime: 8, workingDays: 5, hasProbation: false, isPieceRate: false };
  const pay = { salaryTypeId: 3, salaryAmountMin: 110_000, salaryAmountMax: 120_000, ...week };

  it.each([
    ['is what its days come to', { employmentType: 5, url: '' }, 2_873_750],
    ['is nobody’s who is hired by the day', { employmentType: 6, url: '' }, null],
    ['is not known of another site’s job', { employmentType: 5, url: 'https://jobs.example/1' }, null],
    ['is not known without its days', { employmentType: 5, url: '', workingDays: null }, null],
  ])('%s', (_, posting, won) => {
    expect(monthsPay({ ...pay, ...posting })).toBe(won);
  });
});

describe('what a posting says by number', () => {
  const said = { employmentType: 1, salaryTypeId: 1, career: 4, educationId: 1 };
  const words = (posting: typeof said & { url: string }) => [
    employmentTypeName(posting, 'en'),
    payType(posting, 'en'),
    careerName(posting, 'en'),
    educationName(posting, 'en'),
  ];

  it('is named', () => {
    expect(words({ ...said, url: '' })).toEqual([
      'Permanent (full-time)',
      'Negotiable',
      'No experience needed',
      'No requirement',
    ]);
  });

  it('is not named of an imported job where its site may not have said it', () => {
    const url = 'https://jobs.example/1';
    expect(words({ ...said, url })).toEqual(['', '', '', '']);
    expect(words({ url, employmentType: 5, salaryTypeId: 2, career: 2, educationId: 5 })).toEqual([
      'Part-time',
      'Hourly',
      'Experienced',
      "Bachelor's degree",
    ]);
  });
});

describe('the age of a posting', () => {
  it.each([
    ['2026-11-20T23:00:00Z', 'New today', 'Posted today'],
    ['2026-11-20T15:00:00Z', 'New today', 'Posted today'],
    ['2026-11-22T00:00:00Z', 'New today', 'Posted today'],
    ['2026-11-20T14:59:00Z', '1 day ago', 'Posted 1 day ago'],
    ['2026-11-11T00:00:00Z', '10 days ago', 'Posted 10 days ago'],
  ])('written at %s is %s, and beside a deadline %s', (createdAt, age, posted) => {
    expect(ageText(t, createdAt, NOW)).toBe(age);
    expect(postedText(t, createdAt, NOW)).toBe(posted);
  });
});

describe('the pay', () => {
  const pay = (salaryTypeId: number, salaryAmountMin: number, salaryAmountMax: number) =>
    payAmount(t, { salaryTypeId, salaryAmountMin, salaryAmountMax });

  it('is told in won with thousand separators', () => {
    expect(pay(5, 2_500_000, 12_000_000)).toBe('2,500,000–12,000,000 won');
  });

  it('is one amount where both ends are the same, and none where it is negotiable', () => {
    expect(pay(2, 10_320, 10_320)).toBe('10,320 won');
    expect(pay(1, 0, 0)).toBe('');
  });
});

describe('what postings say by number', () => {
  it('names places as far as they are known', () => {
    expect(
      placeName(
        {
          regionLevelOne: { __typename: 'RegionLevelOne', id: 11 },
          regionLevelTwo: null,
          __typename: 'JobPostingRegion',
        },
        'km',
      ),
    ).toBe('សេអ៊ូល');
    const gangnam = {
      __typename: 'JobPostingRegion',
      regionLevelOne: { __typename: 'RegionLevelOne', id: 11 },
      regionLevelTwo: { __typename: 'RegionLevelTwo', id: 1123 },
    } as const;
    expect(placeName(gangnam, 'en')).toBe('Gangnam-gu, Seoul');
    expect(placeName(gangnam, 'ko')).toBe('서울 강남구');
    // Districts have no Khmer names: half of one would be Latin.
    expect(placeName(gangnam, 'km')).toBe('Gangnam-gu, Seoul');
  });

  it('names visas by their codes, and “any visa” by its name', () => {
    expect(shortVisa({ visaMainId: 3, visaSubId: 302 }, 'ko')).toBe('D-2-2');
    expect(shortVisa({ visaMainId: 3, visaSubId: 300 }, 'ko')).toBe('D-2');
    expect(shortVisa({ visaMainId: 99, visaSubId: 9900 }, 'ko')).toBe('비자 무관');
    expect(visaName(3, null, 'ko')).toBe('D-2 유학');
  });

  it('names the site that an address leads to', () => {
    expect(hostOf('https://www.jobs.example.com/a?b')).toBe('jobs.example.com');
    expect(hostOf('no address')).toBe('no address');
  });
});

const PHONE = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const WORK24 = 'https://www.work24.go.kr/wk/a/b/1500/empDetailAuthView.do?wantedAuthNo=K1';

it.each([
  [WORK24, PHONE, WORK24.replace('www.', 'm.')],
  [WORK24, DESK, WORK24],
  [
    'https://jobs.example/?from=https://www.work24.go.kr/',
    PHONE,
    'https://jobs.example/?from=https://www.work24.go.kr/',
  ],
])('%s is read where its source has it for the device', (url, userAgent, address) => {
  expect(sourceAddress(url, userAgent)).toBe(address);
});
