import { anyText, fc, holds } from '@haiko/shared/test/anyTexts';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import type { AppError } from '../../platform/errors/app-error.js';
import { nameKey, readDefaulters } from './wage-defaulters.policy.js';

const HEAD = 'name,representative,business,address,amount,published from,until';
const LINE = '한강식품(주),김하늘,한강식품,"서울시 중구 1, 2층","31,500,000",2026-06-01,2029-05-31';
const refusalOf = (list: string) => {
  try {
    readDefaulters(list);
    return null;
  } catch (error) {
    const [field] = (error as AppError).details.fields ?? [];
    return `${field?.path} ${field?.code}`;
  }
};

describe('the names of companies', () => {
  it.each([
    ['㈜한강식품', '한강 식품 주식회사'],
    ['(주) HAIKO', 'Haiko Co., Ltd.'],
    ['한강유한회사', '유한회사 한강'],
  ])('%s and %s are the same', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
    expect(nameKey(one)).not.toBe('');
  });

  it('differ otherwise, in all scripts', () => {
    const keys = Object.values(NINE_SCRIPTS).map(nameKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('');
    expect([nameKey('(주)'), nameKey(' - ')]).toEqual(['', '']);
  });
});

describe('a list of wage defaulters', () => {
  it('is read in the order that its first line says, in English or Korean, each entry once', () => {
    const [entry, ...others] = readDefaulters([HEAD, LINE, LINE].join('\r\n'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ name: '한강식품(주)', representative: '김하늘', address: '서울시 중구 1, 2층', amount: 31_500_000 },
      ...{ publishedFrom: '2026-06-01', publishedUntil: '2029-05-31', nameKeys: ['한강식품'] },
    });
    const korean =
      '\uFEFF공개 종료일,공개 시작일,체불액,주소,사업장명,대표자,성명\n2029.05.31,2026.06.01,1000원,,,,Sokha\n';
    expect(readDefaulters(korean)).toMatchObject([{ name: 'Sokha', amount: 1_000, publishedUntil: '2029-05-31' }]);
  });

  it.each([
    ['', 'list REQUIRED'],
    [HEAD, 'list REQUIRED'],
    [`name,amount\nA,1`, 'list.1.representative REQUIRED'],
    [`${HEAD}\n${LINE}\nA,B\n`, 'list.3 INVALID'],
    [`${HEAD}\n,B,C,D,1,2026-06-01,2029-05-31`, 'list.2.name REQUIRED'],
    [`${HEAD}\nA,B,C,D,-1,2026-06-01,2029-05-31`, 'list.2.amount INVALID'],
    [`${HEAD}\nA,B,C,D,1,2026-02-30,2029-05-31`, 'list.2.publishedFrom INVALID'],
    [`${HEAD}\nA,B,C,D,1,2026-06-01,2026-05-31`, 'list.2.publishedUntil OUT_OF_RANGE'],
    [`${HEAD}\n${'A'.repeat(301)},B,C,D,1,2026-06-01,2029-05-31`, 'list.2.name TOO_LONG'],
  ])('says where it cannot be read: %#', (list, refusal) => {
    expect(refusalOf(list)).toBe(refusal);
  });
});

describe('any name of a company', () => {
  it('has one key, with its legal form or without it', () => {
    holds(
      fc.property(anyText, (name) => {
        const key = nameKey(name);
        expect(nameKey(` ${name} `)).toBe(key);
        expect(nameKey(`(주) ${name}`)).toBe(key);
        expect(key).toMatch(/^[\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });
});
