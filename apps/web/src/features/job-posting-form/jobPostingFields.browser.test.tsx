import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { JobPostingForm } from './JobPostingForm.tsx';
import type { JOB_POSTING_FIELDS, JobPostingToModify } from './jobPostingFields.ts';

type FieldName = keyof typeof JOB_POSTING_FIELDS;

const place = (regionOriginal: string) =>
  ({ __typename: 'JobPostingRegion', regionOriginal, detailRegion: '3층' }) as const;
const POSTING: JobPostingToModify = {
  __typename: 'JobPosting',
  uuid: 'a-posting',
  updatedAt: '2026-11-20T02:30:00.123Z',
  ...{ title: 'Welder', description: 'Welds boats', extraInfo: 'Lunch is free', originalLanguage: 'en' },
  ...{ salaryTypeId: 5, salaryAmountMin: 2_500_000, salaryAmountMax: 3_000_000, workingTime: 8 },
  ...{ workingDays: 5, hasProbation: false, isPieceRate: false },
  hiddenReason: null,
  ...{ isRemote: false, housing: 'none', career: 1, educationId: 1, employmentType: 2, deadlineDate: '2099-01-31' },
  ...{ isPublic: true, contactName: 'Hoa', contactMobile: '01000001234', contactPhone: '0200001234' },
  contactEmail: 'hire@hangang.example',
  jobCategories: [{ __typename: 'JobPostingCategory', jobCategorySubId: 101 }],
  visas: [{ __typename: 'JobPostingVisa', visaSubId: 9900 }],
  regions: [place('서울특별시 강남구')],
  languageLevels: [{ __typename: 'LanguageLevel', id: 101, languageId: 1 }],
};

/** Who adds a field says here what another posting says in it. */
const OTHERWISE: Record<FieldName, Partial<JobPostingToModify>> = {
  title: { title: 'Cook' },
  jobCategories: { jobCategories: [{ __typename: 'JobPostingCategory', jobCategorySubId: 102 }] },
  description: { description: 'Cooks soup' },
  chosenLanguage: { originalLanguage: 'tl' },
  salaryTypeId: { salaryTypeId: 4 },
  salaryAmountMin: { salaryAmountMin: 2_600_000 },
  salaryAmountMax: { salaryAmountMax: 3_100_000 },
  workingTime: { workingTime: 6 },
  workingDays: { workingDays: 3 },
  hasProbation: { hasProbation: true },
  isPieceRate: { isPieceRate: true },
  regions: { regions: [place('부산광역시 해운대구')] },
  isRemote: { isRemote: true },
  housing: { housing: 'dormitory' },
  career: { career: 4 },
  educationId: { educationId: 5 },
  visas: { visas: [{ __typename: 'JobPostingVisa', visaSubId: 1804 }] },
  languageLevels: { languageLevels: [{ __typename: 'LanguageLevel', id: 102, languageId: 1 }] },
  extraInfo: { extraInfo: 'Bus from the station' },
  employmentType: { employmentType: 1 },
  deadlineDate: { deadlineDate: '2099-02-28' },
  isPublic: { isPublic: false },
  contactName: { contactName: 'Minh' },
  contactMobile: { contactMobile: '01000009999' },
  contactPhone: { contactPhone: '0200009999' },
  contactEmail: { contactEmail: 'jobs@hangang.example' },
};

/** All that the form says of a posting: its words, and what its controls hold. */
async function formOf(posting: JobPostingToModify): Promise<string> {
  const element = <JobPostingForm me={{ uuid: 'linh', language: 'vi' }} posting={posting} />;
  const { container, unmount } = await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const said = [container.textContent, ...controls.map(({ value, checked }) => `${value} ${checked}`)].join('\n');
  await unmount();
  return said;
}

beforeEach(() => sessionStorage.clear());

it('every field of a posting has its control in the form', async () => {
  const before = await formOf(POSTING);
  expect(await formOf(POSTING)).toBe(before);
  const unseen: string[] = [];
  for (const [name, otherwise] of Object.entries(OTHERWISE)) {
    if ((await formOf({ ...POSTING, ...otherwise })) === before) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});
