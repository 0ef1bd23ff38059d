import type { BodyOf } from '@haiko/shared/contract/call';
import type { updateJobPosting } from '@haiko/shared/contract/jobPostings';
import type { Language } from '@haiko/shared/i18n/languages';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { idOfAll, isAll } from '@haiko/shared/reference/named';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { resolveRegion } from '@haiko/shared/rules/region';
import { found } from '../../platform/errors/app-error.js';
import { facetsOf } from '../job-search/job-search.facets.js';

export type JobPostingInput = BodyOf<typeof updateJobPosting>;

/** A posting as the statements of job-postings.statements.ts take it. */
export interface NewPosting {
  originalLanguage: Language;
  /** The columns by their names. */
  columns: Record<string, unknown>;
  regions: { levelOneId: number; levelTwoId: number; region: string; detailRegion: string }[];
  jobCategories: Pair[];
  visas: Pair[];
  languageLevels: number[];
}

interface Pair {
  mainId: number;
  subId: number;
}

/**
 * What a valid input says, with regions resolved and choices once each; `languageOf` tells the language of its texts where the
 * writer does not say it.
 */
export function postingOf(input: JobPostingInput, languageOf: (text: string) => Language): NewPosting {
  const regions = input.regions.map(({ region, detailRegion }) => {
    const { levelOne, levelTwo } = found(resolveRegion(region));
    return { levelOneId: levelOne.id, levelTwoId: levelTwo.id, region, detailRegion };
  });
  const jobCategories = once(
    input.jobCategories.map(({ jobCategoryMainId, jobCategorySubId }) => pair(jobCategoryMainId, jobCategorySubId)),
  );
  const visas = once(input.visas.map(({ visaMainId, visaSubId }) => pair(visaMainId, visaSubId)));
  const languageIds = input.languageLevels.flatMap((id) => LANGUAGE_LEVEL_BY_ID.get(id)?.languageId ?? []);
  const { employmentType } = input;
  const originalLanguage = input.originalLanguage ?? languageOf(`${input.title}\n${input.description}`);
  const facets = facetsOf({ regions, jobCategories, visas, languageIds, employmentType });
  return {
    originalLanguage,
    columns: { original_language: originalLanguage, ...columnsOf(input), facets },
    regions,
    jobCategories,
    visas,
    languageLevels: input.languageLevels,
  };
}

function columnsOf(input: JobPostingInput): Record<string, unknown> {
  return {
    title: input.title,
    description: input.description,
    extra_info: input.extraInfo ?? null,
    salary_type_id: input.salaryTypeId,
    salary_amount_min: input.salaryAmountMin,
    salary_amount_max: input.salaryAmountMax,
    working_time: input.workingTime,
    education_id: input.educationId ?? ANY_EDUCATION,
    career: input.career,
    employment_type: input.employmentType,
    deadline_date: input.deadlineDate,
    is_remote: input.isRemote ?? false,
    is_public: input.isPublic ?? true,
    contact_name: input.contactName,
    contact_phone: input.contactPhone,
    contact_mobile: input.contactMobile,
    contact_email: canonicalEmail(input.contactEmail),
  };
}

function pair(mainId: number, subId: number | null | undefined): Pair {
  return { mainId, subId: subId ?? idOfAll(mainId) };
}

/** Each choice once; "all" of a group leaves none of its parts. */
function once(pairs: Pair[]): Pair[] {
  const whole = new Set(pairs.filter(({ subId }) => isAll(subId)).map(({ mainId }) => mainId));
  const left = pairs.filter(({ mainId, subId }) => isAll(subId) || !whole.has(mainId));
  return [...new Map(left.map((each) => [each.subId, each])).values()];
}
