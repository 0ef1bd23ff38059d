import type { Language } from '@haiko/shared/i18n/languages';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ResumePartsFragment } from '#/api/generated.ts';
import { ResumePaper } from './ResumePaper.tsx';

const WORDS: Partial<Record<Language, string>> = {
  km: 'ខ្ញុំធ្លាប់ធ្វើការនៅរោងចក្រ',
  ko: '공장에서 일한 적이 있어요',
  bn: 'আমি কারখানায় কাজ করেছি',
};

/** As a reader of a language gets what somebody has written in Khmer, once it is translated. */
function resumeFor(reader: Language, inKorean: 'DONE' | 'PENDING' = 'DONE'): ResumePartsFragment {
  const shownIn = (wanted: Language) => {
    const isThere = wanted !== 'ko' || inKorean === 'DONE';
    const language = isThere ? wanted : 'km';
    return {
      __typename: 'ShownResume' as const,
      ...{ language, isTranslated: language !== 'km', state: isThere ? ('DONE' as const) : ('PENDING' as const) },
      ...{ headline: WORDS[language] ?? '', introduction: '', skills: [], experiences: [] },
    };
  };
  return {
    __typename: 'Resume',
    ...{ uuid: 'of-sokha', updatedAt: '2026-11-01T00:00:00.000Z', originalLanguage: 'km' },
    ...{ headline: WORDS.km ?? '', introduction: '', skills: [], experiences: [], files: [] },
    ...{ visaMainId: null, visaSubId: null, showVisa: false, koreanLevel: 2, availableFrom: null },
    ...{ shown: shownIn(reader), korean: shownIn('ko') },
  };
}

const sides = () => page.getByRole('group', { name: 'Language of the résumé' }).getByRole('button');
const names = () =>
  sides()
    .elements()
    .map(({ textContent }) => textContent);

it.each([
  ['bn', ['বাংলা', '한국어', 'ខ្មែរ']],
  ['ko', ['한국어', 'ខ្មែរ']],
  ['km', ['ខ្មែរ', '한국어']],
] as const)('of a résumé in Khmer who reads %s has every language one tap away', async (reader, expected) => {
  await render(<ResumePaper resume={resumeFor(reader)} name="Sokha" />);
  expect(names()).toEqual(expected);
  await sides().nth(1).click();
  const second = expected[1] === '한국어' ? WORDS.ko : WORDS.km;
  await expect.element(page.getByRole('heading', { name: second, level: 2 })).toBeVisible();
  await expect.element(sides().nth(1)).toHaveAttribute('aria-pressed', 'true');
});

it('says that the Korean of it is on its way, beside those that are there', async () => {
  await render(<ResumePaper resume={resumeFor('bn', 'PENDING')} name="Sokha" />);
  expect(names()).toEqual(['বাংলা', 'ខ្មែរ']);
  await expect.element(page.getByRole('status')).toBeVisible();
});

it('has a page of paper for each language', async () => {
  const { container } = await render(<ResumePaper resume={resumeFor('bn')} name="Sokha" />);
  const paper = [...container.querySelectorAll('.print\\:block article h2')].map(({ textContent }) => textContent);
  expect(paper).toEqual([WORDS.bn, WORDS.ko, WORDS.km]);
});
