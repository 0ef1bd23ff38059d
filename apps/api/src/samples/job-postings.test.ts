import { PAGE_SIZE } from '@haiko/shared/limits';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { resolveRegion } from '@haiko/shared/rules/region';
import { companies } from './companies.js';
import { jobPostings } from './job-postings.js';
import { people } from './people.js';
import { postingTranslations } from './job-postings.translations.js';
import type { SamplePosting } from './job-postings.types.js';

describe('the sample postings', () => {
  it('are of approved companies', () => {
    const approved = companies.filter(({ status }) => status === 'approved').map(({ owner }) => owner);
    for (const { owner } of jobPostings) expect(approved).toContain(owner);
  });

  it('name a person to ask for, with a name and no nickname', () => {
    const nicknames = people.map(({ nickname }) => nickname);
    for (const { owner } of jobPostings) {
      const { manager = '' } = companies.find((company) => company.owner === owner) ?? {};
      expect([owner, manager]).toEqual([
        owner,
        expect.stringMatching(/^([가-힣]{2,4}|\p{Lu}\p{L}+( \p{Lu}\p{L}+)+)$/u),
      ]);
      expect(nicknames).not.toContain(manager);
    }
  });

  it('are written in all nine languages, each in its own script', () => {
    expect([...new Set(jobPostings.map(({ language }) => language))].sort()).toEqual([...LANGUAGES].sort());
    for (const { title, description, language } of jobPostings)
      expect([title, detectLanguage(`${title}\n${description}`, language)]).toEqual([title, language]);
  });

  it('name jobs, visas, levels and places that there are', () => {
    for (const { jobs, visas, levels, region } of jobPostings) {
      expect(jobs.filter((id) => !JOB_CATEGORY_SUB_BY_ID.has(id))).toEqual([]);
      expect(visas.filter((id) => !VISA_SUB_BY_ID.has(id))).toEqual([]);
      expect(levels.filter((id) => !LANGUAGE_LEVEL_BY_ID.has(id))).toEqual([]);
      const languages = levels.map((id) => LANGUAGE_LEVEL_BY_ID.get(id)?.languageId);
      expect(new Set(languages).size).toBe(languages.length);
      expect([region, resolveRegion(region)]).toEqual([region, expect.anything()]);
    }
  });

  it('show the documented company with postings in every state', () => {
    const own = jobPostings.filter(({ owner }) => owner === 'company');
    expect(own.filter(({ state }) => state === 'closed')).toHaveLength(2);
    expect(own.filter(({ state }) => state === 'hidden')).toHaveLength(1);
    expect(own.filter(({ left }) => left < 0)).toHaveLength(2);
    expect(own.filter(({ state, left }) => !state && left > 0).length).toBeGreaterThan(2);
  });

  it('end soon, some of them', () => {
    const soon = jobPostings.filter(({ state, left }) => !state && left >= 0 && left <= 7);
    expect(soon.length).toBeGreaterThan(2);
  });

  it('are translated into all languages at the top of the list, whole and each in its own script', () => {
    // Who reads the first page of the list reads his or her own language.
    const isOpen = ({ state, left }: SamplePosting) => !state && left >= 0;
    const newest = jobPostings.filter(isOpen).sort((one, other) => one.days - other.days);
    for (const { title, language, extraInfo } of newest.slice(0, PAGE_SIZE)) {
      const translations = postingTranslations[title] ?? {};
      expect([title, Object.keys(translations).concat(language).sort()]).toEqual([title, [...LANGUAGES].sort()]);
      for (const [code, text] of Object.entries(translations)) {
        expect([code, detectLanguage(`${text.title}\n${text.description}`, 'ko')]).toEqual([code, code]);
        expect([code, title, 'extraInfo' in text]).toEqual([code, title, extraInfo !== undefined]);
      }
    }
    const titles = jobPostings.map(({ title }) => title);
    expect(Object.keys(postingTranslations).filter((title) => !titles.includes(title))).toEqual([]);
  });
});
