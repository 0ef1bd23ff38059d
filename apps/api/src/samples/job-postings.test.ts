import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { resolveRegion } from '@haiko/shared/rules/region';
import { companies } from './companies.js';
import { jobPostings } from './job-postings.js';

describe('the sample postings', () => {
  it('are of approved companies', () => {
    const approved = companies.filter(({ status }) => status === 'approved').map(({ owner }) => owner);
    for (const { owner } of jobPostings) expect(approved).toContain(owner);
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
    expect(own.filter(({ state }) => state === 'closed')).toHaveLength(1);
    expect(own.filter(({ state }) => state === 'hidden')).toHaveLength(1);
    expect(own.filter(({ left }) => left < 0)).toHaveLength(1);
    expect(own.filter(({ state, left }) => !state && left > 0).length).toBeGreaterThan(2);
  });
});
