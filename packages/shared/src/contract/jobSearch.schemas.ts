import * as v from 'valibot';
import { JOB_FILTERS, MIN_HOURLY_PAY_MAX, type JobFilterArgument } from '../jobFilters.ts';
import { KEYWORD_MAX } from '../limits.ts';
import { EMPLOYMENT_TYPE_BY_ID } from '../reference/employmentTypes.ts';
import { HOUSING_CODES } from '../reference/housings.ts';
import { JOB_LANGUAGE_BY_ID } from '../reference/languages.ts';
import { byId, type Named } from '../reference/named.ts';
import {
  across,
  belongs,
  fields,
  integer,
  isMissing,
  knownId,
  list,
  oneOf,
  optionalId,
  optionalText,
} from './fields.ts';

type OptionalId = ReturnType<typeof optionalId>;

/** A choice of a filter of two levels; the wider of its ids may be left out where the narrower one is given. */
function pair<Main extends string, Sub extends string>(filter: {
  fields: { main: Main; sub: Sub };
  groups: readonly (Named & { subs: readonly Named[] })[];
}) {
  const { main, sub } = filter.fields;
  const subs = filter.groups.flatMap((group) => group.subs);
  const entries = { [main]: optionalId(byId(filter.groups)), [sub]: optionalId(byId(subs)) };
  return v.pipe(
    fields(entries as Record<Main | Sub, OptionalId>),
    across((values, wrong) => {
      const { [main]: wider, [sub]: narrower } = values as Record<string, number | null | undefined>;
      const isLacking = isMissing(wider) && isMissing(narrower) && !wrong.has(sub);
      return { [main]: isLacking ? 'REQUIRED' : null, [sub]: belongs(narrower, wider) } as object;
    }),
  );
}

/** One filter of a search: up to its limit of choices, or none. */
const choices = <const Item extends v.GenericSchema>({ limit }: { limit: number }, item: Item) =>
  v.nullish(list(item, { max: limit }), null);

const { region, jobCategory, language, visa, employmentType, housing } = JOB_FILTERS;

/** What postings are searched by: arguments of `readJobPostings`, and the body of POST /api/job-alerts. */
export const jobSearchEntries = {
  keyword: optionalText({ max: KEYWORD_MAX }),
  regions: choices(region, pair(region)),
  jobCategories: choices(jobCategory, pair(jobCategory)),
  visas: choices(visa, pair(visa)),
  languageIds: choices(language, knownId(JOB_LANGUAGE_BY_ID)),
  employmentTypes: choices(employmentType, knownId(EMPLOYMENT_TYPE_BY_ID)),
  housing: choices(housing, oneOf(HOUSING_CODES)),
  /** Won. */
  minHourlyPay: v.nullish(integer({ min: 1, max: MIN_HOURLY_PAY_MAX }), null),
} satisfies Record<JobFilterArgument | 'keyword', v.GenericSchema>;

export const JobSearchBody = fields(jobSearchEntries);
