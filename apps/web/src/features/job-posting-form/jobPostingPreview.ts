import type { Language } from '@haiko/shared/i18n/languages';
import { mainIdOf } from '@haiko/shared/reference/named';
import { NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { resolveRegion } from '@haiko/shared/rules/region';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import type { MyCompany } from '#/features/companies/company.schema.ts';
import { contentLanguage } from '#/features/forms/contentLanguage.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { type JobPostingValues, numberOf, wordsOf } from './jobPostingFields.ts';

export type PreviewedCompany = Pick<MyCompany, 'companyName' | 'logoFileUrl' | 'status'>;

interface Writing {
  company: PreviewedCompany | undefined;
  /** The writer's own language, which decides where the letters do not tell. */
  mine: Language;
}

/** The card that seekers will see of what is filled in so far. */
export function previewOf(values: JobPostingValues, { company, mine }: Writing): JobPostingCardFragment {
  const { title, isRemote, housing, visas } = values;
  // A half typed day is none yet.
  const deadlineDate = isCalendarDate(values.deadlineDate) ? values.deadlineDate : '';
  const now = serverNow().toISOString();
  const language = contentLanguage(wordsOf(values), values.chosenLanguage, mine);
  return {
    __typename: 'JobPosting',
    ...{ uuid: '', url: '', createdAt: now, state: 'OPEN', hiddenReason: null, isListed: true, visaFit: null },
    ...{ deadlineDate, isRemote, housing, originalLanguage: language, isScrapped: false },
    ...{ isBelowMinimumWage: false, hasForbiddenWish: false, hasScamSign: false },
    company: {
      __typename: 'JobPostingCompany',
      ...{ uuid: null, companyName: company?.companyName ?? '', logoFileUrl: company?.logoFileUrl || null },
    },
    checks: {
      __typename: 'JobPostingChecks',
      ...{ isWageDefaulter: false, certificateCheckedAt: company?.status === 'approved' ? now : null },
    },
    regions: values.regions.flatMap(({ region }) => placeOf(region)),
    visas: visas.map((id) => ({ __typename: 'JobPostingVisa', visaMainId: mainIdOf(id), visaSubId: id })),
    ...{ career: numberOf(values.career), educationId: numberOf(values.educationId) },
    employmentType: numberOf(values.employmentType),
    ...payOf(values),
    shown: { __typename: 'ShownJobPosting', title, language, isTranslated: false },
  };
}

/** The pay as far as it is there: one amount stands for both until the other is typed, and a kind of pay without any says nothing. */
function payOf(values: JobPostingValues) {
  const type = numberOf(values.salaryTypeId);
  const [min, max] = [numberOf(values.salaryAmountMin), numberOf(values.salaryAmountMax)];
  const salaryTypeId = type === NEGOTIABLE || min || max ? type : 0;
  return { salaryTypeId, salaryAmountMin: min || max, salaryAmountMax: max || min };
}

function placeOf(address: string): JobPostingCardFragment['regions'] {
  const region = resolveRegion(address);
  if (!region) return [];
  return [
    {
      __typename: 'JobPostingRegion',
      regionLevelOne: { __typename: 'RegionLevelOne', id: region.levelOne.id },
      regionLevelTwo: { __typename: 'RegionLevelTwo', id: region.levelTwo.id },
    },
  ];
}
