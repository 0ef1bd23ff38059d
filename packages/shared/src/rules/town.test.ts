import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { REGIONS } from '../reference/regions.ts';
import { cityName, districtsNear, TOWN_BY_ID, townName } from './town.ts';

const idOf = (region: string, district: string) =>
  REGIONS.find(({ names }) => names.ko === region)?.subs.find(({ names }) => names.ko === district)?.id ?? 0;

describe('a town', () => {
  it('is never "all" of a region', () => {
    expect(TOWN_BY_ID.has(1100)).toBe(false);
    expect(TOWN_BY_ID.has(idOf('서울', '성동구'))).toBe(true);
  });

  it('is named with its city where it is a part of one', () => {
    expect(townName(idOf('부산', '중구'), 'ko')).toBe('부산 중구');
    expect(townName(idOf('부산', '중구'), 'en')).toBe('Jung-gu, Busan');
    expect(townName(idOf('경기', '안산시'), 'en')).toBe('Ansan-si');
    expect(townName(idOf('세종', '세종시'), 'en')).toBe('Sejong');
  });

  it('has a name in each language', () => {
    for (const [id] of TOWN_BY_ID) for (const language of LANGUAGES) expect(townName(id, language)).not.toBe('');
  });
});

describe('what is near', () => {
  it('is the whole city, for a part of one', () => {
    const near = districtsNear(idOf('서울', '성동구'));
    expect(near).toHaveLength(25);
    expect(near).toContain(idOf('서울', '강남구'));
    expect(cityName(idOf('서울', '성동구'), 'km')).toBe('សេអ៊ូល');
  });

  it('is the town alone, in a province', () => {
    expect(districtsNear(idOf('경기', '안산시'))).toEqual([idOf('경기', '안산시')]);
    expect(cityName(idOf('경기', '안산시'), 'ko')).toBe('안산시');
  });
});
