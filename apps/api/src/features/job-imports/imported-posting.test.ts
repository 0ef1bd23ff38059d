import fs from 'node:fs';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { fitsLimit } from '@haiko/shared/rules/text';
import { aRecord } from '../../../test/feed-server.js';
import { DAYS, NOW, readRecord, refusalOf } from '../../../test/read-record.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { dayOf } from './feed-dates.js';
import { payOf } from './feed-pay.js';
import { careerOf, educationOf, employmentTypeOf, OWN_PROPERTIES } from './feed-terms.js';
import { plainText } from './html-text.js';
import { importedPosting, recordId } from './imported-posting.js';

describe('a record becomes a posting', () => {
  it.each(LANGUAGES)('whose texts in %s come through unharmed, and are known to be in it', (language) => {
    const text = NINE_SCRIPTS[language];
    const made = readRecord({ title: text, description: `<p>${text}</p><p>${text}</p>`, hiringOrganization: text });
    expect(made).toMatchObject({
      companyName: text,
      columns: {
        title: { [language]: text },
        description: { [language]: `${text}\n\n${text}` },
        originalLanguage: language,
      },
    });
  });

  it('in composed letters, without control characters and halves of characters', () => {
    const { columns } = readRecord({
      title: `\u1112\u1161\u11ab\u0000글\u0007 \ud83d!`,
      description: 'a\u0000\u0001b',
    });
    expect([columns.title, columns.description]).toEqual([{ ko: '한글 \ufffd!' }, { ko: 'ab' }]);
  });

  it('whose texts are cut where they are too long, never inside a character', () => {
    const { columns } = readRecord({ title: 'កម្ពុជា'.repeat(60), description: '👩‍👩‍👧'.repeat(CONTENT_MAX) });
    const [title = '', description = ''] = [columns.title, columns.description].flatMap((text) => Object.values(text));
    expect(fitsLimit(title, TITLE_MAX)).toBe(true);
    expect(fitsLimit(description, CONTENT_MAX)).toBe(true);
    expect(title.endsWith('…')).toBe(true);
    expect(description.replace(/👩‍👩‍👧/gu, '')).toBe('…');
  });

  const at = (hiringOrganization: object, more: object = {}) =>
    readRecord({ hiringOrganization: { name: '나래식품', ...hiringOrganization }, ...more }).columns;

  it.each([
    [
      'its company',
      at({ telephone: '+82 2-123-4567', email: 'mailto:Jobs@Narae.example' }),
      ['021234567', 'jobs@narae.example'],
    ],
    ['a point of contact', at({ contactPoint: [{ telephone: '1588-1234' }] }), ['15881234', '']],
    [
      'applications first',
      at({ telephone: '02-123-4567' }, { applicationContact: { telephone: '০১০ ১২৩৪ ৫৬৭৮' } }),
      ['01012345678', ''],
    ],
    ['nobody who can be called', at({ telephone: '+1 555', email: 'none' }), ['', '']],
  ])('whose recruiter is reached as the feed says it of %s', (_, { contactPhone, contactEmail }, expected) => {
    expect([contactPhone, contactEmail]).toEqual(expected);
  });

  it.each([
    [{ title: ' \u3164 ' }, 'REQUIRED title'],
    [{ title: '<b></b>' }, 'REQUIRED title'],
    [{ description: undefined }, 'REQUIRED description'],
    [{ hiringOrganization: {} }, 'REQUIRED hiringOrganization'],
    [{ url: undefined }, 'REQUIRED url'],
    [{ url: 'http://jobs.example/1' }, 'INVALID url'],
    [{ url: 'javascript:alert(1)' }, 'INVALID url'],
    [{ url: 'https://user:pw@jobs.example/1' }, 'INVALID url'],
    [{ url: `https://jobs.example/${'a'.repeat(2_000)}` }, 'INVALID url'],
    [{ jobLocation: undefined }, 'REGION_NOT_FOUND jobLocation'],
    [{ jobLocation: { address: { addressCountry: 'JP', addressRegion: '서울' } } }, 'REGION_NOT_FOUND jobLocation'],
    [{ jobLocation: 'Atlantis' }, 'REGION_NOT_FOUND jobLocation'],
    [{ validThrough: '2026-11-20' }, 'EXPIRED validThrough'],
    [{ employmentType: ['VOLUNTEER'] }, 'INVALID employmentType'],
    [{ haikoVisas: ['E-7', 'Z-1'] }, 'INVALID haikoVisas'],
    [{ haikoJobCategories: [9_999] }, 'INVALID haikoJobCategories'],
    [{ haikoHousing: 'tent' }, 'INVALID haikoHousing'],
    [{ '@type': 'Organization' }, 'INVALID @type'],
  ])('but not with %o', (changes, reason) => expect(refusalOf(changes)).toBe(reason));

  it.each(Object.keys(OWN_PROPERTIES))('by our own property %s: it is written down, and must be right', (name) => {
    const page = (file: string) => fs.readFileSync(new URL(`../../../../../docs/${file}`, import.meta.url), 'utf8');
    expect(page('running.md')).toContain(`| \`${name}\` `);
    expect(page('running.md')).toContain(`| \`${name.toLowerCase()}\` `);
    expect(page('administration.md')).toContain(`\`INVALID ${name}\``);
    expect(refusalOf({ [name]: 'nonsense' })).toBe(`INVALID ${name}`);
  });

  it.each([null, 1, 'text', [], [[]], { item: null }, { '@type': {} }])('never from %o', (record) => {
    expect(() => importedPosting(record, NOW)).toThrow(/^(REQUIRED|INVALID) /);
  });

  it('in the places of Korea that it names', () => {
    const at = (address: unknown) => ({ '@type': 'Place', address });
    const { places } = readRecord({
      jobLocation: [
        at({ addressCountry: { name: 'South Korea' }, addressRegion: 'Seoul', addressLocality: 'Gangnam-gu' }),
        at({ addressRegion: '경기도' }),
        '부산 해운대구 우동 1',
        at({ addressCountry: 'JP', addressRegion: '東京' }),
        '부산 해운대구 우동 1',
      ],
    });
    expect(places).toEqual([
      { levelOneId: 11, levelTwoId: expect.any(Number), region: 'Seoul Gangnam-gu', detailRegion: '' },
      { levelOneId: 31, levelTwoId: null, region: '경기도', detailRegion: '' },
      { levelOneId: 21, levelTwoId: expect.any(Number), region: '부산 해운대구 우동 1', detailRegion: '' },
    ]);
  });

  it('anywhere, where it is done from anywhere', () => {
    expect(readRecord({ jobLocation: undefined, jobLocationType: 'TELECOMMUTE' })).toMatchObject({
      places: [],
      columns: { isRemote: true },
    });
  });

  it('with the visas and the kinds of job that it names, and no others', () => {
    expect(readRecord()).toMatchObject({ visas: [], jobCategories: [], columns: { housing: 'none' } });
    expect(readRecord({ haikoHousing: 'Dormitory' }).columns.housing).toBe('dormitory');
    expect(readRecord({ haikoVisas: 'e-7-4, F-2', haikoJobCategories: [103, '5'] })).toMatchObject({
      visas: [
        { mainId: 18, subId: 1804 },
        { mainId: expect.any(Number), subId: expect.any(Number) },
      ],
      jobCategories: [
        { mainId: 1, subId: 103 },
        { mainId: 5, subId: 500 },
      ],
    });
  });

  it('that is known by what its source calls it', () => {
    expect(recordId(aRecord())).toBe('HB-1');
    expect(recordId(aRecord({ identifier: 77 }))).toBe('77');
    expect(recordId(aRecord({ identifier: undefined }))).toBe('https://jobs.example/postings/1');
    const [one, other] = ['a', 'b'].map((end) => recordId(aRecord({ identifier: 'x'.repeat(300) + end })));
    expect(one).not.toBe(other);
    expect(one?.length).toBeLessThanOrEqual(200);
  });

  it('whose hash tells what is news, and nothing else', () => {
    const { hash } = readRecord();
    expect(readRecord().hash).toBe(hash);
    expect(readRecord({ unknown: 1, datePosted: '2026-11-01' }).hash).toBe(hash);
    for (const changes of [
      { title: '조립공' },
      { validThrough: '2027-01-01' },
      { haikoVisas: 'E-9' },
      { url: 'https://a.example/' },
    ])
      expect(readRecord(changes).hash).not.toBe(hash);
    const [today, later] = [NOW, new Date('2026-11-25T03:00:00Z')].map(
      (now) => importedPosting(aRecord({ ...DAYS, validThrough: undefined, datePosted: undefined }), now).hash,
    );
    expect(today).toBe(later);
  });
});

describe('when it ends', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026.12.31', '2026-12-31'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
    ['2026-12-31T23:59:59+09:00', '2026-12-31'],
    ['2026-12-31T23:59', '2026-12-31'],
    ['Thu, 31 Dec 2026 16:00:00 GMT', '2027-01-01'],
    ['31 Dec 2026', '2026-12-31'],
    ['2026-02-30', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%s is %s in Seoul', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    [{ validThrough: '2026-12-31' }, '2026-12-31', true],
    [{ validThrough: '2026-11-21' }, '2026-11-21', true],
    [{ validThrough: undefined, datePosted: '2026-11-11' }, '2026-12-11', false],
    [{ validThrough: undefined, datePosted: '2026-01-01' }, '2026-12-21', false],
    [{ validThrough: undefined, datePosted: undefined }, '2026-12-21', false],
    [{ validThrough: '2099-12-31', datePosted: '2026-11-21' }, '2026-12-21', false],
  ])('%o ends on %s', (changes, day, isGiven) => {
    const { columns, hasDeadline } = readRecord(changes);
    expect([columns.deadlineDate, hasDeadline]).toEqual([day, isGiven]);
  });
});

describe('when it was written', () => {
  it.each([
    ['2026-11-19T10:30:00+09:00', '2026-11-19T01:30:00Z'],
    ['2026-11-19T10:30:00Z', '2026-11-19T10:30:00Z'],
    ['2026-11-19T10:30', '2026-11-19T01:30:00Z'],
    ['2026-11-19 10:30', '2026-11-19T01:30:00Z'],
    ['Thu, 19 Nov 2026 10:30:00 GMT', '2026-11-19T10:30:00Z'],
    ['19 Nov 2026', '2026-11-18T15:00:00Z'],
    // A day begins in Seoul, and is as good as its first moment where no other can be read.
    ['2026-11-19', '2026-11-18T15:00:00Z'],
    ['2026.11.19', '2026-11-18T15:00:00Z'],
    ['2026-11-19 at noon', '2026-11-18T15:00:00Z'],
    ['2026-11-21', '2026-11-20T15:00:00Z'],
    // Nothing was written later than now, or so long ago that its age says nothing.
    ['2026-11-21T12:00:01+09:00', NOW.toISOString()],
    ['2026-11-22', NOW.toISOString()],
    ['9999-12-31', NOW.toISOString()],
    ['2025-11-22', '2025-11-21T15:00:00Z'],
    ['2025-11-20', '2025-11-21T03:00:00Z'],
    ['1970-01-01T00:00:00Z', '2025-11-21T03:00:00Z'],
    ['0001-01-01', '2025-11-21T03:00:00Z'],
    ['2026-02-30', NOW.toISOString()],
    ['yesterday', NOW.toISOString()],
    ['', NOW.toISOString()],
    [undefined, NOW.toISOString()],
  ])('%s is %s', (datePosted, moment) => {
    const record = aRecord({ ...DAYS, validThrough: '2026-12-31', datePosted });
    expect(importedPosting(record, NOW).writtenAt).toEqual(new Date(moment));
  });
});

describe('what it pays', () => {
  const value = (unitText: string, amounts: object) => ({ currency: 'KRW', value: { unitText, ...amounts } });
  it.each([
    [value('HOUR', { value: 10_320 }), [2, 10_320, 10_320]],
    [value('DAY', { value: '120,000' }), [3, 120_000, 120_000]],
    [value('WEEK', { minValue: 700_000, maxValue: 900_000 }), [4, 700_000, 900_000]],
    [value('MONTH', { minValue: 2_500_000 }), [5, 2_500_000, 2_500_000]],
    [value('YEAR', { maxValue: 40_000_000 }), [6, 40_000_000, 40_000_000]],
    [{ currency: 'KRW', value: 3_000_000, unitText: 'MONTH' }, [5, 3_000_000, 3_000_000]],
    ['시급 10,320원', [2, 10_320, 10_320]],
    ['월급 250~300만원', [5, 2_500_000, 3_000_000]],
    ['월 250만원 이상', [5, 2_500_000, 2_500_000]],
    ['연봉 3천만원', [6, 30_000_000, 30_000_000]],
    ['KRW 30,000,000 a year', [6, 30_000_000, 30_000_000]],
    ['₩13,000 per hour', [2, 13_000, 13_000]],
    [value('MONTH', { minValue: 3, maxValue: 1 }), [1, 0, 0]],
    [value('FORTNIGHT', { value: 100 }), [1, 0, 0]],
    [value('MONTH', { value: -5 }), [1, 0, 0]],
    [value('MONTH', { value: 1e15 }), [1, 0, 0]],
    [{ currency: 'USD', value: { unitText: 'YEAR', value: 50_000 } }, [1, 0, 0]],
    ['$50K a year', [1, 0, 0]],
    ['회사 내규에 따름', [1, 0, 0]],
    [undefined, [1, 0, 0]],
  ])('%o', (baseSalary, [salaryTypeId, min, max]: number[]) =>
    expect(payOf(baseSalary)).toEqual({ salaryTypeId, min, max }),
  );
});

describe('the words of feeds', () => {
  it.each([
    ['FULL_TIME', 1],
    ['fulltime', 1],
    [['OTHER', 'PART_TIME'], 5],
    ['CONTRACTOR', 2],
    ['TEMPORARY', 2],
    ['internship', 3],
    ['freelance', 4],
    ['PER_DIEM', 6],
    ['일용직', 6],
    [undefined, 1],
  ])('for the kind of employment: %o', (value, id) => expect(employmentTypeOf(value)).toBe(id));

  it.each([
    ['no requirements', 1],
    [{ credentialCategory: 'high school' }, 3],
    [{ credentialCategory: 'associate degree' }, 4],
    [[{ credentialCategory: 'bachelor degree' }], 5],
    [{ credentialCategory: 'postgraduate degree' }, 6],
    ['박사 학위', 7],
    ['전문대졸 이상', 4],
    ['Many years in a company', 1],
    [undefined, 1],
  ])('for education: %o', (value, id) => expect(educationOf(value)).toBe(id));

  it.each([
    [{ monthsOfExperience: 24 }, 2],
    [{ monthsOfExperience: 0 }, 4],
    ['신입/경력', 3],
    ['신입', 1],
    ['경력 3년 이상', 2],
    ['no requirements', 4],
    [undefined, 4],
  ])('for experience: %o', (value, id) => expect(careerOf(value)).toBe(id));
});

describe('HTML as text', () => {
  it.each([
    ['<p>가<br>나</p><p>다</p>', '가\n나\n\n다'],
    ['<ul><li>하나</li><li>둘</li></ul>', '• 하나\n• 둘'],
    ['a<script>alert(1)</script><style>p{}</style>b<img src=x onerror=alert(1)>', 'ab'],
    ['&lt;p&gt;가&lt;/p&gt;&lt;p&gt;나&lt;/p&gt;', '가\n\n나'],
    ['첫 줄\n둘째 줄\n\n\n\n셋째', '첫 줄\n둘째 줄\n\n셋째'],
    ['R&amp;D &lt; 3 & 4 <5', 'R&D < 3 & 4 <5'],
    ['<<p>>', '<\n>'],
  ])('%s', (html, text) => expect(plainText(html)).toBe(text));

  it('takes no longer for what is nested deeply', () => {
    expect(plainText(`${'<div>'.repeat(20_000)}x`)).toBe('x');
  });
});
