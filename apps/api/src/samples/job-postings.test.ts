import { PAGE_SIZE } from '@haiko/shared/limits';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { readSamples, type SampleJobPosting } from './read-samples.js';

const { people, companies, jobPostings } = await readSamples();

describe('the sample postings', () => {
  it('are of approved companies', () => {
    const approved = companies.filter(({ status }) => status === 'approved').map(({ key }) => key);
    for (const { company } of jobPostings) expect(approved).toContain(company);
  });

  it('name a person to ask for, with a name and no nickname', () => {
    const nicknames = people.map(({ nickname }) => nickname);
    for (const { company } of jobPostings) {
      const { manager = '' } = companies.find(({ key }) => key === company) ?? {};
      expect([company, manager]).toEqual([
        company,
        expect.stringMatching(/^([가-힣]{2,4}|\p{Lu}\p{L}+( \p{Lu}\p{L}+)+)$/u),
      ]);
      expect(nicknames).not.toContain(manager);
    }
  });

  it('are written in all nine languages, each in its own script', () => {
    expect([...new Set(jobPostings.map(({ language }) => language))].sort()).toEqual([...LANGUAGES].sort());
    for (const { key, texts, language } of jobPostings) {
      const { title, description } = texts[language] ?? { title: '', description: '' };
      expect([key, detectLanguage(`${title}\n${description}`, language)]).toEqual([key, language]);
    }
  });

  it('ask for each language once', () => {
    for (const { levels } of jobPostings) {
      const languages = levels.map((id) => LANGUAGE_LEVEL_BY_ID.get(id)?.languageId);
      expect(new Set(languages).size).toBe(languages.length);
    }
  });

  it('show the documented company with postings in every state', () => {
    const own = jobPostings.filter(({ company }) => company === 'company');
    expect(own.filter(({ state }) => state === 'closed')).toHaveLength(2);
    expect(own.filter(({ state }) => state === 'hidden')).toHaveLength(1);
    expect(own.filter(({ daysLeft }) => daysLeft < 0)).toHaveLength(2);
    expect(own.filter(({ state, daysLeft }) => state === 'open' && daysLeft > 0).length).toBeGreaterThan(2);
  });

  it('end soon, some of them', () => {
    const soon = jobPostings.filter(({ state, daysLeft }) => state === 'open' && daysLeft >= 0 && daysLeft <= 7);
    expect(soon.length).toBeGreaterThan(2);
  });

  it('are translated into all languages at the top of the list, whole and each in its own script', () => {
    // Who reads the first page of the list reads his or her own language.
    const isOpen = ({ state, daysLeft }: SampleJobPosting) => state === 'open' && daysLeft >= 0;
    const newest = jobPostings.filter(isOpen).sort((one, other) => one.daysAgo - other.daysAgo);
    for (const { key, language, texts } of newest.slice(0, PAGE_SIZE)) {
      expect([key, Object.keys(texts).sort()]).toEqual([key, [...LANGUAGES].sort()]);
      const hasExtra = texts[language]?.extraInfo !== undefined;
      for (const [code, { title, description, extraInfo }] of Object.entries(texts)) {
        expect([key, code, detectLanguage(`${title}\n${description}`, 'ko')]).toEqual([key, code, code]);
        expect([key, code, extraInfo !== undefined]).toEqual([key, code, hasExtra]);
      }
    }
  });
});
