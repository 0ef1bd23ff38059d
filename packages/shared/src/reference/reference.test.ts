import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { letterOf } from '../i18n/scripts.ts';
import { CAREERS } from './careers.ts';
import { EDUCATIONS } from './educations.ts';
import { EMPLOYMENT_TYPES } from './employmentTypes.ts';
import { HOUSINGS } from './housings.ts';
import { JOB_CATEGORIES } from './jobCategories.ts';
import { JOB_LANGUAGES } from './languages.ts';
import { isAll, mainIdOf, type Named } from './named.ts';
import { idsOfDistrict, REGIONS, regionsOn, successorsOf } from './regions.ts';
import { SALARY_TYPES } from './salaryTypes.ts';
import { ANY_VISA_ID, VISAS } from './visas.ts';

type Group = Named & { subs?: readonly Named[]; levels?: readonly Named[] };

const GROUPS: Record<string, readonly Group[]> = {
  salaryTypes: SALARY_TYPES,
  educations: EDUCATIONS,
  careers: CAREERS,
  employmentTypes: EMPLOYMENT_TYPES,
  languages: JOB_LANGUAGES,
  regions: REGIONS,
  jobCategories: JOB_CATEGORIES,
  visas: VISAS,
  housings: HOUSINGS,
};

const everything = Object.entries(GROUPS).flatMap(([kind, groups]) =>
  groups.flatMap((group) => [group, ...(group.subs ?? []), ...(group.levels ?? [])].map((row) => ({ kind, ...row }))),
);

const FOLDER = new URL('./', import.meta.url);

describe('the reference data of postings', () => {
  it('is all looked at here: every file of rows that have an id and names', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    const named = files.filter((file) => {
      const [row]: unknown[] = Object.values(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as object);
      return typeof row === 'object' && row !== null && 'id' in row && 'names' in row;
    });
    const kinds = named.map((file) => file.replace('.json', ''));
    expect(kinds.length).toBeGreaterThan(5);
    expect(Object.keys(GROUPS)).toEqual(expect.arrayContaining(kinds));
  });

  it('keeps every id that was ever given, for the same thing', () => {
    const ids: unknown = JSON.parse(readFileSync(new URL('./reference.ids.json', import.meta.url), 'utf8'));
    const now = Object.groupBy(everything, ({ kind }) => kind);
    expect(
      Object.fromEntries(
        Object.entries(now).map(([kind, rows = []]) => [
          kind,
          Object.fromEntries(rows.map(({ id, names }) => [id, names.en])),
        ]),
      ),
    ).toEqual(ids);
    for (const [kind, rows = []] of Object.entries(now)) {
      expect(new Set(rows.map(({ id }) => id)).size, kind).toBe(rows.length);
    }
  });

  it.each(everything)('$kind $id ($names.en) has nine names', ({ kind, names }) => {
    for (const language of LANGUAGES) {
      const name = names[language];
      expect(name).not.toBe('');
      expect(name).toBe(name.trim().normalize('NFC'));
      // Signs show romanized names of districts, and names of tests and codes are the same everywhere.
      if (kind !== 'regions' && !isUntranslated(names.en)) expect(name).toMatch(letterOf(language));
    }
  });

  it('has 17 regions and 14 groups of jobs', () => {
    expect(REGIONS).toHaveLength(17);
    expect(JOB_CATEGORIES).toHaveLength(14);
  });

  it.each([
    ['2026-06-30', 229, ['중구', '동구', '서구']],
    ['2026-07-01', 230, ['제물포구', '영종구', '검단구', '서해구']],
  ])('has on %s %i districts, in Incheon %j', (day, count, there) => {
    const regions = regionsOn(day);
    expect(regions.map(({ id }) => id)).toEqual(REGIONS.map(({ id }) => id));
    expect(regions.flatMap(({ subs }) => subs.slice(1))).toHaveLength(count);
    const moved = ['중구', '동구', '서구', '제물포구', '영종구', '검단구', '서해구'];
    const incheon = regions.find(({ names }) => names.ko === '인천')?.subs.map(({ names }) => names.ko) ?? [];
    expect(incheon.filter((name) => moved.includes(name))).toEqual(there);
    expect(regions.every(({ subs }) => subs[0]?.names.en === 'All')).toBe(true);
  });

  it('leads from each district that is gone to some of today, and back', () => {
    const gone = REGIONS.flatMap(({ subs }) => subs).filter(({ goneSince }) => goneSince !== null);
    expect(gone.map(({ names }) => names.en)).toEqual(['Jung-gu', 'Dong-gu', 'Seo-gu']);
    for (const { id, parentId, goneSince } of gone) {
      const now = successorsOf(id);
      expect(now.map((sub) => [sub.parentId, sub.since, sub.goneSince])).toEqual(
        now.map(() => [parentId, goneSince, null]),
      );
      for (const successor of now) expect(idsOfDistrict(successor.id)).toContain(id);
      expect(idsOfDistrict(id)).toEqual([id, ...now.map((sub) => sub.id)]);
    }
    expect(idsOfDistrict(2311).sort()).toEqual([2301, 2302, 2311]);
    expect(idsOfDistrict(1123)).toEqual([1123]);
  });

  it.each([
    ['regions', REGIONS],
    ['job categories', JOB_CATEGORIES],
    ['visas', VISAS],
  ])('has "all" first in every group of %s, and only there', (_, groups) => {
    for (const { id, subs } of groups) {
      expect(subs[0]?.names).toMatchObject({ ko: '전체', km: 'ទាំងអស់', bn: 'সব' });
      expect(subs.filter((sub) => sub.names.ko.includes('전체') || isAll(sub.id))).toHaveLength(1);
      expect(subs.map((sub) => mainIdOf(sub.id))).toEqual(subs.map(() => id));
    }
  });

  it('has each code of a visa once, and "any visa" last', () => {
    const codes = VISAS.flatMap(({ code, subs }) => [code, ...subs.map((sub) => sub.code)]).filter(Boolean);
    expect(new Set(codes).size).toBe(codes.length);
    expect(VISAS.at(-1)).toMatchObject({ id: ANY_VISA_ID, names: { ko: '비자 무관' } });
    expect(VISAS.find(({ code }) => code === 'E-7')?.names).toMatchObject({ ko: 'E-7 특정활동' });
  });

  it('knows since when no new ones are given', () => {
    expect(VISAS.find(({ code }) => code === 'H-2')?.noNewSince).toBe('2026-02-12');
  });

  it('has each language with a level, and one for postings that need none', () => {
    for (const { id, levels } of JOB_LANGUAGES) expect(levels.map(({ languageId }) => languageId)).toContain(id);
    expect(JOB_LANGUAGES[0]?.levels.map(({ names }) => names.ko)).toEqual(
      expect.arrayContaining(['TOPIK 3급', '사회통합프로그램(KIIP) 5단계', '일상 회화']),
    );
    expect(JOB_LANGUAGES.at(-1)?.levels).toHaveLength(1);
  });
});

/** Names of tests and of trades that are Latin letters in every language. */
function isUntranslated(english: string): boolean {
  return /^(TOPIK|KIIP|TOEIC|IELTS|HSK|JLPT) /.test(english) || /^(HR|Data & AI)$/.test(english);
}
