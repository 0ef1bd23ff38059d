import type { BodyOf } from '@haiko/shared/contract/call';
import type { createJobPostings, updateJobPosting } from '@haiko/shared/contract/jobPostings';
import { seoulDay } from '@haiko/shared/format';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { WISH_LAWS } from '@haiko/shared/reference/forbiddenWishes';
import { idOfAll, isAll } from '@haiko/shared/reference/named';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { forbiddenWishes } from '@haiko/shared/rules/forbiddenWishes';
import { wageShortfall } from '@haiko/shared/rules/minimumWage';
import { resolveRegion } from '@haiko/shared/rules/region';
import { AppError, found } from '../../platform/errors/app-error.js';
import { FACETS_VERSION, facetsOf } from '../job-search/job-search.facets.js';
import type { WrittenPosting } from './job-posting.columns.js';

export type JobPostingInput = BodyOf<typeof updateJobPosting>;
export type JobPostingRow = BodyOf<typeof createJobPostings>['rows'][number];

/** A posting as the statements of job-postings.statements.ts take it. */
export interface NewPosting {
  columns: WrittenPosting;
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
 * Throws `BELOW_MINIMUM_WAGE` and `FORBIDDEN_WISH` where the law forbids what a posting says; `at` is where it stands in what was
 * sent: `rows.3.posting.`.
 */
export function assertIsLawful(input: JobPostingInput, at = ''): void {
  assertPaysEnough(input, at);
  assertWishesAreAllowed(input, at);
}

/** Where what is paid is certainly less than the law of the day asks for. */
function assertPaysEnough(input: JobPostingInput, at: string): void {
  const shortfall = wageShortfall(columnsSaid(input), seoulDay(new Date()));
  const fields = [{ path: `${at}salaryAmountMin`, code: 'BELOW_MINIMUM_WAGE' as const }];
  if (shortfall) throw new AppError('BELOW_MINIMUM_WAGE', { fields, shortfall });
}

/** Where words leave no doubt that the posting wishes for what the law forbids. */
function assertWishesAreAllowed(input: JobPostingInput, at: string): void {
  for (const path of WISHING_TEXTS) {
    const [wish] = forbiddenWishes(input[path] ?? '').filter(({ isSure }) => isSure);
    if (!wish) continue;
    const { kind, sentence } = wish;
    const fields = [{ path: `${at}${path}`, code: 'FORBIDDEN_WISH' as const }];
    throw new AppError('FORBIDDEN_WISH', { fields, wish: { kind, sentence, law: WISH_LAWS[kind] } });
  }
}

const WISHING_TEXTS = ['title', 'description', 'extraInfo'] as const;

/**
 * What a valid input says, with regions resolved and choices once each; `languageOf` tells the language of its texts where the
 * writer does not say it.
 */
export function postingOf(input: JobPostingInput, languageOf: (text: string) => Language): NewPosting {
  const regions = input.regions.map(({ region, detailRegion }) => {
    const { levelOne, levelTwo } = found(resolveRegion(region));
    return { levelOneId: levelOne.id, levelTwoId: levelTwo.id, region, detailRegion };
  });
  const jobCategories = withoutDoubles(
    input.jobCategories.map(({ jobCategoryMainId, jobCategorySubId }) => pair(jobCategoryMainId, jobCategorySubId)),
  );
  const visas = withoutDoubles(input.visas.map(({ visaMainId, visaSubId }) => pair(visaMainId, visaSubId)));
  const { languageLevels } = input;
  const originalLanguage = input.originalLanguage ?? languageOf(`${input.title}\n${input.description}`);
  const columns = { ...columnsSaid(input), ...textsIn(originalLanguage, input) };
  const text = WISHING_TEXTS.map((name) => input[name] ?? '').join('\n');
  const facets = facetsOf({ ...columns, text, regions, jobCategories, visas, languageLevels });
  return {
    columns: { ...columns, originalLanguage, facets, facetsVersion: FACETS_VERSION },
    regions,
    jobCategories,
    visas,
    languageLevels,
  };
}

function textsIn(language: Language, { title, description, extraInfo }: JobPostingInput) {
  const localized = (text: string): LocalizedText => ({ [language]: text });
  return {
    title: localized(title),
    description: localized(description),
    extraInfo: extraInfo ? localized(extraInfo) : {},
  };
}

function columnsSaid(input: JobPostingInput) {
  const { salaryTypeId, salaryAmountMin, salaryAmountMax, workingTime, career, employmentType } = input;
  const { deadlineDate, contactName, contactPhone, contactMobile, contactEmail } = input;
  return {
    ...{ salaryTypeId, salaryAmountMin, salaryAmountMax, workingTime, career, employmentType },
    ...{ deadlineDate, contactName, contactPhone, contactMobile, contactEmail: canonicalEmail(contactEmail) },
    educationId: input.educationId ?? ANY_EDUCATION,
    workingDays: input.workingDays ?? null,
    hasProbation: input.hasProbation ?? false,
    isPieceRate: input.isPieceRate ?? false,
    isRemote: input.isRemote ?? false,
    housing: input.housing ?? 'none',
    isPublic: input.isPublic ?? true,
  };
}

function pair(mainId: number, subId: number | null | undefined): Pair {
  return { mainId, subId: subId ?? idOfAll(mainId) };
}

/** Each choice once; "all" of a group leaves none of its parts. */
function withoutDoubles(pairs: Pair[]): Pair[] {
  const groups = new Set(pairs.filter(({ subId }) => isAll(subId)).map(({ mainId }) => mainId));
  const left = pairs.filter(({ mainId, subId }) => isAll(subId) || !groups.has(mainId));
  return [...new Map(left.map((each) => [each.subId, each])).values()];
}
