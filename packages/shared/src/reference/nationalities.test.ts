import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { letterOf } from '../i18n/scripts.ts';
import { FREQUENT_NATIONALITIES, NATIONALITIES } from './nationalities.ts';

describe('the nationalities', () => {
  it('are about 200, each once, under the uuid it was given first', () => {
    const ids: unknown = JSON.parse(readFileSync(new URL('./nationalities.ids.json', import.meta.url), 'utf8'));
    expect(Object.fromEntries(NATIONALITIES.map(({ code, uuid }) => [code, uuid]))).toEqual(ids);
    expect(new Set(NATIONALITIES.map(({ uuid }) => uuid)).size).toBe(NATIONALITIES.length);
    expect(NATIONALITIES.length).toBeGreaterThan(195);
    for (const { uuid, code } of NATIONALITIES) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(code).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('have nine names, each in its own script and different from the others of the language', () => {
    for (const language of LANGUAGES) {
      const names = NATIONALITIES.map((nationality) => nationality.names[language]);
      expect(new Set(names).size, language).toBe(names.length);
      for (const name of names) {
        expect(name).toBe(name.trim().normalize('NFC'));
        expect(name).toMatch(letterOf(language));
        expect(name).not.toMatch(/[()\u200b]/u);
      }
    }
  });

  it('have other names to be found by, none of them what another one is called', () => {
    const codeOf = new Map(
      NATIONALITIES.flatMap(({ code, names }) => Object.values(names).map((name) => [name, code])),
    );
    for (const { code, aliases } of NATIONALITIES) {
      for (const alias of aliases) expect([code, undefined], alias).toContain(codeOf.get(alias));
    }
    expect(NATIONALITIES.find(({ code }) => code === 'KR')?.aliases).toContain('대한민국');
  });

  it('begin with those most residents have', () => {
    const codes = NATIONALITIES.map(({ code }) => code);
    expect(codes.slice(0, 8)).toEqual(['CN', 'VN', 'TH', 'US', 'UZ', 'NP', 'KH', 'PH']);
    expect(codes[FREQUENT_NATIONALITIES - 1]).toBe('ZA');
    const rest = NATIONALITIES.slice(FREQUENT_NATIONALITIES).map(({ names }) => names.en);
    expect(rest).toEqual([...rest].sort(new Intl.Collator('en').compare));
  });

  it('have the names that residents use', () => {
    const named = (code: string) => NATIONALITIES.find((nationality) => nationality.code === code)?.names;
    expect(named('VN')).toMatchObject({ ko: '베트남', vi: 'Việt Nam', km: 'វៀតណាម' });
    expect(named('HK')).toMatchObject({ ko: '홍콩', zh: '香港', en: 'Hong Kong' });
    expect(named('ZA')?.ko).toBe('남아프리카공화국');
    expect(named('KR')).toMatchObject({ ko: '한국', tl: 'South Korea' });
    expect(named('AU')?.ko).toBe('호주');
    expect(named('US')).toMatchObject({ ja: 'アメリカ', vi: 'Mỹ' });
  });
});
