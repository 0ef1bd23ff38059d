import { APPLICATION_STATES, CLOSE_REASONS, DECLINE_REASONS } from '@haiko/shared/applications';
import { COMPANY_STATUSES } from '@haiko/shared/companies';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { searchOf, searchText } from '@haiko/shared/jobSearch';
import { CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { ANY_EDUCATION, EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import { HOUSING_CODES } from '@haiko/shared/reference/housings';
import { JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { SALARY_TYPE_BY_ID } from '@haiko/shared/reference/salaryTypes';
import { VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { REPORT_REASONS } from '@haiko/shared/reports';
import { resolveRegion } from '@haiko/shared/rules/region';
import * as v from 'valibot';

/** Keys that other files may refer to, by what they are keys of. */
export type Keys = Record<
  'people' | 'pictures' | 'documents' | 'categories' | 'companies' | 'jobPostings' | 'seekers',
  readonly string[]
>;

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const language = v.picklist(LANGUAGES);
const flag = v.optional(v.boolean(), false);
const NATIONALITY_CODES = NATIONALITIES.map(({ code }) => code);
/** `12m`, `5h` or `3d`. */
const age = v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'is no age such as 12m, 5h or 3d'));

const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);
const inLanguages = <Text extends v.GenericSchema>(value: Text) => v.record(language, value);
const oneOf = (what: string, keys: readonly string[]) =>
  v.picklist(keys, (issue) => `there is no ${issue.received} in ${what}`);
const idOf = (what: string, known: ReadonlyMap<number, unknown>) =>
  v.custom<number>((id) => known.has(id as number), `is no id of ${what}`);
const isInKorea = (address: string) => resolveRegion(address) !== null;
const place = v.pipe(text, v.check(isInKorea, 'is in no region'));
/** What is written in a language has a text in that language. */
const hasOriginal = <Written extends { language: Language; texts: object }>() =>
  v.check<Written, string>(({ language: original, texts }) => original in texts, 'there is no text in its language');

/** People by their key. */
export const peopleSchema = v.record(
  text,
  v.strictObject({
    nickname: text,
    nationality: oneOf('the nationalities', NATIONALITY_CODES),
    gender: v.picklist(['male', 'female']),
    birthDate: v.pipe(v.string(), v.isoDate()),
    language,
    role: v.optional(v.picklist(['USER', 'MODERATOR', 'ADMIN']), 'USER'),
    purpose: v.optional(text),
    /** Where they live: a district as an address names it. */
    town: v.optional(place),
    note: text,
  }),
);

/** The categories of boards by their key. */
export const categoriesSchema = v.record(
  text,
  v.strictObject({ board: v.picklist(['INFORMATION', 'PLACE']), names: inLanguages(text) }),
);

/** A comment with its replies, which have none. */
function commentSchema(person: ReturnType<typeof oneOf>) {
  const comment = {
    author: person,
    language,
    /** So long after the post. */
    after: age,
    likes: v.optional(count, 0),
    texts: inLanguages(text),
  };
  const report = v.strictObject({ from: person, reason: v.picklist(REPORT_REASONS), text: v.optional(text) });
  const reply = v.pipe(v.strictObject(comment), hasOriginal());
  return v.pipe(v.strictObject({ ...comment, reports: list(report), replies: list(reply) }), hasOriginal());
}

/** A post of the community or of a board, with what others wrote about it. */
export function postSchema({ people, pictures, documents, categories }: Keys) {
  const person = oneOf('people.yaml', people);
  return v.pipe(
    v.strictObject({
      board: v.optional(v.picklist(['COMMUNITY', 'NOTICE', 'NEWS', 'INFORMATION', 'PLACE']), 'COMMUNITY'),
      category: v.optional(oneOf('categories.yaml', categories)),
      isPinned: flag,
      author: person,
      language,
      ago: age,
      /** What town it is about, as an address names it; of the community alone. */
      town: v.optional(place),
      views: count,
      likes: v.optional(count, 0),
      scraps: v.optional(count, 0),
      hashtags: list(text),
      images: list(oneOf('pictures/', pictures)),
      documents: list(v.strictObject({ file: oneOf('documents/', documents), name: text })),
      address: v.optional(text),
      mapUrl: v.optional(v.pipe(text, v.url())),
      texts: inLanguages(v.strictObject({ title: text, content: text })),
      /** Better titles that readers proposed. */
      suggestions: list(v.strictObject({ from: person, ago: age, language, title: text })),
      comments: list(commentSchema(person)),
    }),
    hasOriginal(),
  );
}

/** Companies by the key of their owner. */
export const companiesSchema = ({ people }: Keys) =>
  v.record(
    oneOf('people.yaml', people),
    v.strictObject({
      name: text,
      number: text,
      homepage: v.optional(v.pipe(text, v.url())),
      manager: text,
      status: v.picklist(COMPANY_STATUSES),
      rejectionReason: v.optional(text),
      daysAgo: count,
    }),
  );

/** A posting of a sample company. */
export const jobPostingSchema = ({ people, companies }: Keys) =>
  v.pipe(
    v.strictObject({
      company: oneOf('companies.yaml', companies),
      language,
      state: v.optional(v.picklist(['open', 'closed', 'hidden']), 'open'),
      daysAgo: count,
      /** Less than nothing once it is over. */
      daysLeft: v.pipe(v.number(), v.integer()),
      region: place,
      detail: text,
      isRemote: flag,
      housing: v.optional(v.picklist(HOUSING_CODES), 'none'),
      jobs: v.array(idOf('a job', JOB_CATEGORY_SUB_BY_ID)),
      visas: v.array(idOf('a visa', VISA_SUB_BY_ID)),
      levels: v.array(idOf('a level of a language', LANGUAGE_LEVEL_BY_ID)),
      salary: v.strictObject({ type: idOf('a way to pay', SALARY_TYPE_BY_ID), min: count, max: count }),
      /** Hours a day, and days a week. */
      hours: count,
      days: v.optional(count, 5),
      employment: idOf('a kind of employment', EMPLOYMENT_TYPE_BY_ID),
      career: v.optional(idOf('a career', CAREER_BY_ID), 4),
      education: v.optional(idOf('an education', EDUCATION_BY_ID), ANY_EDUCATION),
      savedBy: list(oneOf('people.yaml', people)),
      texts: inLanguages(v.strictObject({ title: text, description: text, extraInfo: v.optional(text) })),
    }),
    hasOriginal(),
  );

/** What people tell companies of themselves, by their key. */
export function resumesSchema({ people }: Keys) {
  const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'is no month such as 2024-03'));
  const job = v.strictObject({ title: text, place: text, text });
  const resume = v.strictObject({
    language,
    visa: idOf('a visa', VISA_SUB_BY_ID),
    showsVisa: flag,
    /** TOPIK. */
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    startsInDays: v.optional(count),
    jobs: v.array(v.strictObject({ from: month, to: v.optional(month) })),
    texts: inLanguages(
      v.strictObject({ headline: text, introduction: text, jobs: v.array(job), skills: v.array(text) }),
    ),
  });
  const areAlike = v.check<v.InferOutput<typeof resume>, string>(
    ({ jobs, texts }) => Object.values(texts).every((said) => said.jobs.length === jobs.length),
    'has another number of jobs in one of its languages',
  );
  return v.record(oneOf('people.yaml', people), v.pipe(resume, hasOriginal(), areAlike));
}

/** Who has applied for what, how far it went, and what the two sides wrote. */
export function applicationsSchema({ seekers, jobPostings }: Keys) {
  const note = v.strictObject({
    by: v.picklist(['seeker', 'company']),
    language,
    ago: age,
    isUnread: flag,
    texts: inLanguages(text),
  });
  return v.array(
    v.strictObject({
      seeker: oneOf('resumes.yaml', seekers),
      posting: oneOf('job-postings/', jobPostings),
      language,
      texts: v.optional(inLanguages(text), {}),
      /** When it came into each of its states. */
      steps: v.strictObject({ ...v.entriesFromList(APPLICATION_STATES, v.optional(age)), sent: age }),
      reason: v.optional(v.picklist([...DECLINE_REASONS, ...CLOSE_REASONS])),
      interview: v.optional(v.strictObject({ inDays: count, at: v.pipe(v.string(), v.isoTime()) })),
      notes: list(v.pipe(note, hasOriginal())),
    }),
  );
}

/** What two people wrote to each other, conversation by conversation. */
export function conversationsSchema({ people }: Keys) {
  const person = oneOf('people.yaml', people);
  const note = v.strictObject({ from: person, language, ago: age, isUnread: flag, text });
  return v.array(v.strictObject({ between: v.strictTuple([person, person]), notes: v.array(note) }));
}

/** Who is friends with whom, and who waits for an answer. */
export function friendsSchema({ people }: Keys) {
  const person = oneOf('people.yaml', people);
  const request = v.strictObject({ from: person, to: person, daysAgo: count });
  return v.strictObject({ friends: v.array(request), requests: v.array(request) });
}

/** Kept searches for postings. */
export function jobAlertsSchema({ people }: Keys) {
  return v.array(
    v.strictObject({
      person: oneOf('people.yaml', people),
      daysAgo: count,
      search: v.pipe(
        text,
        v.transform((typed) => new URLSearchParams(typed).toString()),
        v.check((typed) => searchText(searchOf(new URLSearchParams(typed))) === typed, 'is no search that can be kept'),
      ),
      foundHoursAgo: v.optional(count),
    }),
  );
}
