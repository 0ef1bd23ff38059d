import * as v from 'valibot';
import {
  ADDRESS_MAX,
  CONTENT_MAX,
  EXTRA_INFO_MAX,
  JOB_POSTING_ROWS_MAX,
  MAX_POSTING_CHOICES,
  NAME_MAX,
  SALARY_MAX,
  TITLE_MAX,
  WORKING_DAYS_MAX,
  WORKING_TIME_MAX,
} from '../limits.ts';
import { CAREER_BY_ID } from '../reference/careers.ts';
import { EDUCATION_BY_ID } from '../reference/educations.ts';
import { EMPLOYMENT_TYPE_BY_ID } from '../reference/employmentTypes.ts';
import { HOUSING_CODES } from '../reference/housings.ts';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '../reference/jobCategories.ts';
import { LANGUAGE_LEVEL_BY_ID } from '../reference/languages.ts';
import { NEGOTIABLE, SALARY_TYPE_BY_ID } from '../reference/salaryTypes.ts';
import { POSTING_VISA_BY_ID, POSTING_VISA_SUB_BY_ID } from '../reference/visas.ts';
import { deadlineProblem } from '../rules/deadline.ts';
import { emailProblem } from '../rules/email.ts';
import { resolveRegion } from '../rules/region.ts';
import { clock } from './clock.ts';
import { phone } from './contact.fields.ts';
import {
  across,
  belongs,
  digits,
  expectedVersion,
  fields,
  isMissing,
  judged,
  knownId,
  list,
  oneOf,
  optionalFlag,
  optionalId,
  optionalLanguage,
  optionalText,
  type Problem,
  rule,
  text,
  uuid,
} from './fields.ts';

const JobCategory = v.pipe(
  fields({ jobCategoryMainId: knownId(JOB_CATEGORY_BY_ID), jobCategorySubId: optionalId(JOB_CATEGORY_SUB_BY_ID) }),
  across(({ jobCategoryMainId, jobCategorySubId }) => ({
    jobCategorySubId: belongs(jobCategorySubId, jobCategoryMainId),
  })),
);

const Visa = v.pipe(
  fields({ visaMainId: knownId(POSTING_VISA_BY_ID), visaSubId: optionalId(POSTING_VISA_SUB_BY_ID) }),
  across(({ visaMainId, visaSubId }) => ({ visaSubId: belongs(visaSubId, visaMainId) })),
);

/** A place of work. */
export const jobPostingPlace = {
  /** The address as it was picked; it must name a region that we know. */
  region: v.pipe(
    text({ max: ADDRESS_MAX }),
    rule((address) => (resolveRegion(address) ? null : 'REGION_NOT_FOUND')),
  ),
  detailRegion: text({ max: ADDRESS_MAX }),
};

/** Between one and `MAX_POSTING_CHOICES` of something. */
const choices = <const Item extends v.GenericSchema>(item: Item) => list(item, { min: 1, max: MAX_POSTING_CHOICES });

const languageOf = (levelId: number | string) => LANGUAGE_LEVEL_BY_ID.get(levelId as number)?.languageId;

const languageLevels = v.pipe(
  choices(digits),
  rule((levels) => {
    const languages = levels.map(languageOf);
    const isOnceEach = new Set(languages).size === levels.length;
    return isOnceEach && languages.every((language) => language !== undefined) ? null : 'INVALID';
  }),
  v.transform((levels) => levels.map(Number)),
);

/** Won. What stands there is looked at only where the posting names an amount. */
const amount = v.nullish(digits);

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Why it is no whole number from one to `max`, or null. */
function countProblem(value: number | string, max: number): Problem | null {
  if (!isWhole(value)) return 'INVALID';
  return value >= 1 && value <= max ? null : 'OUT_OF_RANGE';
}

const hours = v.pipe(
  digits,
  rule((value) => (isMissing(value) ? 'REQUIRED' : countProblem(value, WORKING_TIME_MAX))),
  v.transform(Number),
);

const optionalDays = v.nullish(
  v.pipe(
    digits,
    rule((value) => (isMissing(value) ? null : countProblem(value, WORKING_DAYS_MAX))),
    v.transform((value) => (isMissing(value) ? null : Number(value))),
  ),
);

/** The fields of a posting that its company writes, in the order of the form. */
export const jobPostingEntries = {
  title: text({ max: TITLE_MAX }),
  jobCategories: choices(JobCategory),
  description: text({ max: CONTENT_MAX }),
  /** Without it the server tells the language from the script. */
  originalLanguage: optionalLanguage,
  salaryTypeId: knownId(SALARY_TYPE_BY_ID),
  salaryAmountMin: amount,
  salaryAmountMax: amount,
  /** Hours a day, breaks not counted. */
  workingTime: hours,
  /** Days a week; they vary, unless given. */
  workingDays: optionalDays,
  hasProbation: optionalFlag,
  isPieceRate: optionalFlag,
  regions: choices(fields(jobPostingPlace)),
  isRemote: optionalFlag,
  /** None, unless given. */
  housing: v.nullish(oneOf(HOUSING_CODES)),
  career: knownId(CAREER_BY_ID),
  /** Any, unless given. */
  educationId: optionalId(EDUCATION_BY_ID),
  visas: choices(Visa),
  languageLevels,
  extraInfo: optionalText({ max: EXTRA_INFO_MAX }),
  employmentType: knownId(EMPLOYMENT_TYPE_BY_ID),
  /** The last day, `YYYY-MM-DD`. */
  deadlineDate: judged((day) => deadlineProblem(day, clock.now()), { format: 'date' }),
  isPublic: optionalFlag,
  contactName: text({ max: NAME_MAX, isName: true }),
  contactMobile: phone,
  contactPhone: phone,
  contactEmail: judged(emailProblem),
};

interface Pay {
  salaryTypeId: number;
  salaryAmountMin?: number | string | null | undefined;
  salaryAmountMax?: number | string | null | undefined;
}

/** Why amounts cannot be so, or null each: none where pay is negotiable, else 0 < min ≤ max. */
export function payProblems({ salaryTypeId, salaryAmountMin: min, salaryAmountMax: max }: Partial<Pay>) {
  if (salaryTypeId === NEGOTIABLE) return {};
  return { salaryAmountMin: amountProblem(min, 1), salaryAmountMax: amountProblem(max, isWhole(min) ? min : 1) };
}

function amountProblem(value: Pay['salaryAmountMin'], atLeast: number): Problem | null {
  if (isMissing(value) || value === 0) return 'REQUIRED';
  if (!isWhole(value)) return 'INVALID';
  return value >= atLeast && value <= SALARY_MAX ? null : 'OUT_OF_RANGE';
}

/** Amounts are numbers; negotiable pay has none. */
function withAmounts<Values extends Pay>(values: Values) {
  const amountOf = (value: Pay['salaryAmountMin']) => (values.salaryTypeId === NEGOTIABLE ? 0 : Number(value));
  return {
    ...values,
    salaryAmountMin: amountOf(values.salaryAmountMin),
    salaryAmountMax: amountOf(values.salaryAmountMax),
  };
}

/** Body of POST and PUT /api/job-posting; a change replaces the whole posting. */
export const JobPostingBody = v.pipe(
  fields({ ...jobPostingEntries, updatedAt: expectedVersion }),
  across(payProblems),
  v.transform(withAmounts),
);

const { contactName: _name, contactMobile: _mobile, ...entriesOfSource } = jobPostingEntries;

const filledOr = <const Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.nullish(v.string('INVALID'), ''),
    rule((value) =>
      value === '' ? null : ((v.safeParse(schema, value).issues?.[0].message ?? null) as Problem | null),
    ),
  );

/**
 * A posting of a city's or an organization's table. By whom its companies are to be called is theirs to say: a number and an address are
 * kept where the table has them, as a feed's are, and nobody's name or mobile, which nobody needs to type.
 */
export const SourcePosting = v.pipe(
  fields({
    ...entriesOfSource,
    regions: choices(fields({ ...jobPostingPlace, detailRegion: optionalText({ max: ADDRESS_MAX }) })),
    contactPhone: filledOr(phone),
    contactEmail: filledOr(judged(emailProblem)),
  }),
  across(payProblems),
  v.transform(withAmounts),
  v.transform(({ regions, ...said }) => ({
    ...said,
    regions: regions.map(({ region, detailRegion }) => ({ region, detailRegion: detailRegion ?? '' })),
    contactName: '',
    contactMobile: '',
  })),
);

/** Body of POST /api/job-posting-rows: rows of a table, each with a key under which it is written once. */
export const JobPostingRowsBody = fields({
  rows: list(fields({ key: uuid, posting: JobPostingBody }), { min: 1, max: JOB_POSTING_ROWS_MAX }),
});

/** How many of the rows are written, now or by an earlier call. */
export const WrittenJobPostings = v.object({ written: v.pipe(v.number(), v.integer()) });

/** Body of PUT /api/job-posting/{id}/state. */
export const JobPostingStateBody = v.pipe(
  fields({
    state: oneOf(['OPEN', 'CLOSED']),
    /** That it closes because somebody was found: who applied reads so. */
    isFilled: optionalFlag,
  }),
  across(({ state, isFilled }) => ({ isFilled: isFilled === true && state === 'OPEN' ? 'INVALID' : null })),
);
