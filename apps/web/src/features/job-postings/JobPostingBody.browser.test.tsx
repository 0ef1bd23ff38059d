import { ApolloProvider } from '@apollo/client/react';
import { LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import type { JobPostingDetailFragment, JobPostingPlaceFragment } from '#/api/generated.ts';
import type { JOB_POSTING_FIELDS } from '#/features/job-posting-form/jobPostingFields.ts';
import { JobPostingBody } from './JobPostingBody.tsx';

type FieldName = keyof typeof JOB_POSTING_FIELDS;

const SHOWN: JobPostingDetailFragment['shown'] = {
  __typename: 'ShownJobPosting',
  ...{ title: 'Welder', description: 'Welds boats', extraInfo: 'Lunch is free' },
  ...{ language: 'en', isTranslated: false, state: 'SOURCE' },
};
const POSTING: JobPostingDetailFragment = {
  ...{ source: null, visasSaid: true },
  ...{ title: SHOWN.title, description: SHOWN.description, extraInfo: SHOWN.extraInfo, originalLanguage: 'en' },
  __typename: 'JobPosting',
  ...{ uuid: 'a-posting', url: '', createdAt: '2026-11-20T02:30:00.123Z', state: 'OPEN', isListed: true },
  ...{ salaryTypeId: 5, salaryAmountMin: 2_500_000, salaryAmountMax: 3_000_000, workingTime: 8, hourlyPay: null },
  ...{ workingDays: 5, hasProbation: false, isPieceRate: false },
  hiddenReason: null,
  forbiddenWishes: [],
  scamSigns: [],
  ...{ isRemote: false, housing: 'none', career: 1, educationId: 1, employmentType: 2, deadlineDate: '2099-01-31' },
  ...{ contactName: 'Hoa', contactMobile: '01000001234', contactPhone: '0200001234' },
  contactEmail: 'hire@hangang.example',
  ...{
    isBelowMinimumWage: false,
    hasForbiddenWish: false,
    hasScamSign: false,
    isScrapped: false,
    visaFit: null,
    shown: SHOWN,
  },
  company: {
    __typename: 'JobPostingCompany',
    ...{ uuid: 'hangang', companyName: '한강조선', logoFileUrl: null, homepageUrl: '' },
    answerHours: null,
  },
  checks: {
    __typename: 'JobPostingChecks',
    ...{ certificateCheckedAt: null, businessStatus: 'NOT_ASKED', businessCheckedAt: null },
    isWageDefaulter: false,
  },
  jobCategories: [{ __typename: 'JobPostingCategory', jobCategoryMainId: 1, jobCategorySubId: 101 }],
  visas: [{ __typename: 'JobPostingVisa', visaMainId: 99, visaSubId: 9900 }],
  regions: [place(11)],
  languageLevels: [{ __typename: 'LanguageLevel', id: 101, languageId: 1 }],
};

function place(id: number): JobPostingPlaceFragment {
  const inAll = <Key extends string>(key: Key) =>
    Object.fromEntries(['', ...Object.values(LANGUAGE_SUFFIXES)].map((suffix) => [key + suffix, '']));
  return {
    __typename: 'JobPostingRegion',
    regionLevelOne: { __typename: 'RegionLevelOne', id },
    regionLevelTwo: null,
    ...inAll('regionOriginal'),
    ...inAll('detailRegion'),
  } as unknown as JobPostingPlaceFragment;
}

/** Who adds a field says here what another posting says in it; null of what no reader of the page is told. */
const OTHERWISE: Record<FieldName, Partial<JobPostingDetailFragment> | null> = {
  title: { shown: { ...SHOWN, title: 'Cook' } },
  jobCategories: {
    jobCategories: [{ __typename: 'JobPostingCategory', jobCategoryMainId: 1, jobCategorySubId: 102 }],
  },
  description: { shown: { ...SHOWN, description: 'Cooks soup' } },
  // How it is read aloud and drawn, and what is said where it is translated.
  chosenLanguage: null,
  salaryTypeId: { salaryTypeId: 4 },
  salaryAmountMin: { salaryAmountMin: 2_600_000 },
  salaryAmountMax: { salaryAmountMax: 3_100_000 },
  workingTime: { workingTime: 6 },
  workingDays: { workingDays: 3 },
  hasProbation: { hasProbation: true },
  isPieceRate: { isPieceRate: true },
  regions: { regions: [place(26)] },
  isRemote: { isRemote: true },
  housing: { housing: 'dormitory' },
  career: { career: 4 },
  educationId: { educationId: 5 },
  visas: { visas: [{ __typename: 'JobPostingVisa', visaMainId: 18, visaSubId: 1804 }] },
  languageLevels: { languageLevels: [{ __typename: 'LanguageLevel', id: 102, languageId: 1 }] },
  extraInfo: { shown: { ...SHOWN, extraInfo: 'Bus from the station' } },
  employmentType: { employmentType: 1 },
  deadlineDate: { deadlineDate: '2099-02-28' },
  // One that is not public has no page.
  isPublic: null,
  contactName: { contactName: 'Minh' },
  contactMobile: { contactMobile: '01000009999' },
  contactPhone: { contactPhone: '0200009999' },
  contactEmail: { contactEmail: 'jobs@hangang.example' },
};

/** What both tabs of the page say of a posting. */
async function pageOf(posting: JobPostingDetailFragment): Promise<string> {
  const element = <JobPostingBody card={posting} full={posting} isOwn={false} isFailed={false} onRetry={() => {}} />;
  const tabs: string[] = [];
  for (const tab of ['', '?tab=qualification']) {
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/announcementdetail/p${tab}`] });
    const { container, unmount } = await render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    );
    tabs.push(container.textContent);
    await unmount();
  }
  return tabs.join('\n');
}

it('every field of a posting stands on its page', async () => {
  const before = await pageOf(POSTING);
  expect(await pageOf(POSTING)).toBe(before);
  const unseen: string[] = [];
  for (const [name, otherwise] of Object.entries(OTHERWISE)) {
    if (otherwise && (await pageOf({ ...POSTING, ...otherwise })) === before) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});
