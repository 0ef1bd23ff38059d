import { jobPostingEntries, jobPostingPlace } from '@haiko/shared/contract/jobPostings.schemas';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { DEADLINE_DEFAULT_DAYS } from '@haiko/shared/limits';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { HOUSING_CODES, type HousingCode } from '@haiko/shared/reference/housings';
import { mainIdOf } from '@haiko/shared/reference/named';
import { NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import * as v from 'valibot';
import type { JobPostingToModifyQuery } from '#/api/generated.ts';
import type { MyCompany } from '#/features/companies/company.schema.ts';
import { chosenInForm } from '#/features/forms/contentLanguage.ts';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { checked, type Messages } from '#/features/forms/checked.ts';

export type JobPostingToModify = NonNullable<JobPostingToModifyQuery['readJobPostingForCompany']>;

/** A field of the form of a posting: everything that the form, its draft and what is sent have to know of it. */
export interface Field<Value, Sent = Value> {
  /** What is right in it, and what to say where it is not; the rules are the contract's. */
  schema: v.GenericSchema<Value>;
  /** What a draft may hold. */
  stored: v.GenericSchema<unknown, Value>;
  empty: (now: Date) => Value;
  /** What it says of a posting that is there; `mine` is the language of who changes it. */
  of: (posting: JobPostingToModify, mine: Language) => Value;
  toBody: (value: Value) => Sent;
}

type NamesOf<Value> = {
  [Name in keyof JobPostingToModify]: JobPostingToModify[Name] extends Value ? Name : never;
}[keyof JobPostingToModify] &
  keyof typeof jobPostingEntries;

/** What tells the language of a posting. */
export function wordsOf({ title, description }: { title: string; description: string }): string {
  return `${title}\n${description}`;
}

export function numberOf(digits: string): number {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : 0;
}

const same = <Value>(value: Value): Value => value;

/** A text, sent as it is typed. */
function text(name: NamesOf<string>, messages?: Messages): Field<string> {
  const schema = checked(jobPostingEntries[name], messages);
  return { schema, stored: v.string(), empty: () => '', of: (posting) => posting[name], toBody: same };
}

/** A number as selects and boxes for digits have it: a text, empty while nothing is chosen. */
function number(name: NamesOf<number>, messages?: Messages, empty = ''): Field<string, number> {
  const schema = checked(jobPostingEntries[name], messages);
  const of = (posting: JobPostingToModify) => String(posting[name]);
  return { schema, stored: v.string(), empty: () => empty, of, toBody: numberOf };
}

/** An amount is looked at beside the others; a posting without one holds 0. */
function amount(name: 'salaryAmountMin' | 'salaryAmountMax'): Field<string, number> {
  const of = (posting: JobPostingToModify) => (posting[name] ? String(posting[name]) : '');
  return { schema: v.string(), stored: v.string(), empty: () => '', of, toBody: numberOf };
}

function flag(name: NamesOf<boolean>, empty: boolean): Field<boolean> {
  // Drafts of the release before may have none.
  const stored = v.optional(v.boolean(), empty);
  return { schema: v.boolean(), stored, empty: () => empty, of: (posting) => posting[name], toBody: same };
}

/** Sub items of two-level choices. */
function choices<Sent>(
  of: (posting: JobPostingToModify) => number[],
  toItem: (id: number) => Sent,
): Field<number[], Sent[]> {
  const schema = v.pipe(v.array(v.number()), v.minLength(1, REQUIRED));
  return { schema, stored: v.array(v.number()), empty: () => [], of, toBody: (ids) => ids.map(toItem) };
}

export const EMPTY_PLACE = { region: '', detailRegion: '' };
export const EMPTY_LANGUAGE = { languageId: '', levelId: '' };
const chosen = v.pipe(v.string(), v.minLength(1, REQUIRED));

/** Of a week; the empty text says that they vary. */
const USUAL_DAYS = '5';

const HOURS: Messages = { INVALID: 'jobPostingForm.hoursInvalid', OUT_OF_RANGE: 'jobPostingForm.hoursInvalid' };
const DEADLINE: Messages = {
  INVALID: 'jobPostingForm.deadlineInvalid',
  OUT_OF_RANGE: 'jobPostingForm.deadlineInvalid',
};
const PHONE: Messages = { INVALID: 'companies.form.invalidPhone' };
const EMAIL: Messages = { INVALID: 'companies.form.invalidEmail', TOO_LONG: 'companies.form.invalidEmail' };

/** In the order in which they stand on the screen. */
export const JOB_POSTING_FIELDS = {
  title: text('title'),
  jobCategories: choices(
    ({ jobCategories }) => jobCategories.map(({ jobCategorySubId }) => jobCategorySubId),
    (id) => ({ jobCategoryMainId: mainIdOf(id), jobCategorySubId: id }),
  ),
  description: text('description'),
  /** The writer's own choice; '' while the language is told from the texts. */
  chosenLanguage: {
    schema: v.picklist(['', ...LANGUAGES]),
    // Drafts of the release before have none.
    stored: v.optional(v.picklist(['', ...LANGUAGES]), ''),
    empty: () => '',
    of: (posting, mine) => chosenInForm(wordsOf(posting), posting.originalLanguage, mine),
    toBody: same,
  } satisfies Field<Language | ''> as Field<Language | ''>,
  salaryTypeId: number('salaryTypeId'),
  salaryAmountMin: amount('salaryAmountMin'),
  salaryAmountMax: amount('salaryAmountMax'),
  workingTime: number('workingTime', HOURS),
  workingDays: {
    schema: v.string(),
    // Drafts of the release before have none.
    stored: v.optional(v.string(), ''),
    empty: () => USUAL_DAYS,
    of: ({ workingDays }) => String(workingDays ?? ''),
    toBody: (days) => (days === '' ? null : numberOf(days)),
  } satisfies Field<string, number | null> as Field<string, number | null>,
  hasProbation: flag('hasProbation', false),
  isPieceRate: flag('isPieceRate', false),
  regions: {
    schema: v.array(
      v.object({ region: checked(jobPostingPlace.region), detailRegion: checked(jobPostingPlace.detailRegion) }),
    ),
    stored: v.array(v.object({ region: v.string(), detailRegion: v.string() })),
    empty: () => [EMPTY_PLACE],
    of: ({ regions }) => regions.map(({ regionOriginal, detailRegion }) => ({ region: regionOriginal, detailRegion })),
    toBody: (places: (typeof EMPTY_PLACE)[]) => places,
  } satisfies Field<(typeof EMPTY_PLACE)[]>,
  isRemote: flag('isRemote', false),
  housing: {
    schema: v.picklist(HOUSING_CODES),
    // Drafts of the release before have none.
    stored: v.optional(v.picklist(HOUSING_CODES), 'none'),
    empty: () => 'none',
    of: ({ housing }) => HOUSING_CODES.find((code) => code === housing) ?? 'none',
    toBody: (housing: HousingCode) => housing,
  } satisfies Field<HousingCode>,
  career: number('career'),
  educationId: number('educationId', {}, String(ANY_EDUCATION)),
  visas: choices(
    ({ visas }) => visas.map(({ visaSubId }) => visaSubId),
    (id) => ({ visaMainId: mainIdOf(id), visaSubId: id }),
  ),
  languageLevels: {
    schema: v.array(v.object({ languageId: chosen, levelId: chosen })),
    stored: v.array(v.object({ languageId: v.string(), levelId: v.string() })),
    empty: () => [EMPTY_LANGUAGE],
    of: ({ languageLevels }) =>
      languageLevels.map(({ id, languageId }) => ({ languageId: String(languageId), levelId: String(id) })),
    toBody: (rows) => rows.map(({ levelId }) => numberOf(levelId)),
  } satisfies Field<(typeof EMPTY_LANGUAGE)[], number[]>,
  extraInfo: text('extraInfo'),
  employmentType: number('employmentType'),
  deadlineDate: { ...text('deadlineDate', DEADLINE), empty: (now: Date) => seoulDayAfter(DEADLINE_DEFAULT_DAYS, now) },
  // What the law hides its company wants to show.
  isPublic: {
    ...flag('isPublic', true),
    of: ({ isPublic, hiddenReason }: JobPostingToModify) => isPublic || hiddenReason === 'BELOW_MINIMUM_WAGE',
  },
  contactName: text('contactName'),
  contactMobile: text('contactMobile', PHONE),
  contactPhone: text('contactPhone', PHONE),
  contactEmail: text('contactEmail', EMAIL),
  // Whatever else the contract takes does not compile until it has a field here.
} satisfies Record<Exclude<keyof typeof jobPostingEntries, 'originalLanguage'> | 'chosenLanguage', object>;

type Fields = typeof JOB_POSTING_FIELDS;
type FieldName = keyof Fields;

/** What the form holds. */
export type JobPostingValues = { [Name in FieldName]: ReturnType<Fields[Name]['of']> };
type Body = { [Name in FieldName]: ReturnType<Fields[Name]['toBody']> };

/** One thing of each field, by its name. The compiler follows no field through a loop over all of them: `Each` says what comes out. */
function ofEach<Each extends Record<FieldName, unknown>>(
  what: (field: Field<unknown, unknown>, name: FieldName) => unknown,
): Each {
  const entries = Object.entries(JOB_POSTING_FIELDS) as unknown as [FieldName, Field<unknown, unknown>][];
  return Object.fromEntries(entries.map(([name, field]) => [name, what(field, name)])) as Each;
}

/** What is right in each field by itself. */
export const fieldSchemas = ofEach<{ [Name in FieldName]: v.GenericSchema<JobPostingValues[Name]> }>(
  ({ schema }) => schema,
);

/** What a draft that can be read looks like. */
export const jobPostingDraftSchema: v.GenericSchema<unknown, JobPostingValues> = v.object(
  ofEach<{ [Name in FieldName]: v.GenericSchema<unknown, JobPostingValues[Name]> }>(({ stored }) => stored),
);

/** A new posting: open to applications for thirty days. */
export function emptyJobPosting(now = serverNow()): JobPostingValues {
  return ofEach(({ empty }) => empty(now));
}

/** Whom a company names as its contact. */
export type Contact = Pick<MyCompany, 'managerName' | 'managerMobile' | 'managerPhone' | 'managerEmail'>;

/** The form of a new posting: the contact person is the company's, where that is known. */
export function newJobPosting(contact: Contact | undefined): JobPostingValues {
  if (!contact) return emptyJobPosting();
  const { managerName, managerMobile, managerPhone, managerEmail } = contact;
  return {
    ...emptyJobPosting(),
    ...{ contactName: managerName, contactMobile: managerMobile },
    ...{ contactPhone: managerPhone, contactEmail: managerEmail },
  };
}

/** The form of a posting that is there, in the words of its writer; `mine` is the language of who changes it. */
export function valuesOf(posting: JobPostingToModify, mine: Language): JobPostingValues {
  return ofEach(({ of }) => of(posting, mine));
}

/** What is sent; the language only where its writer chose it, and no amounts where the salary is negotiable. */
export function payloadOf(values: JobPostingValues) {
  const { chosenLanguage, ...body } = ofEach<Body>(({ toBody }, name) => toBody(values[name]));
  const amounts = body.salaryTypeId === NEGOTIABLE && { salaryAmountMin: 0, salaryAmountMax: 0 };
  return { ...body, ...amounts, ...(chosenLanguage && { originalLanguage: chosenLanguage }) };
}
