/**
 * What job postings can be filtered by, each filter described once: what it offers, how an address and an argument of GraphQL name
 * it. Whatever else a filter needs (facets, a label, an entry of the contract) is a record of `JobFilterName` or of
 * `JobFilterArgument`, which does not compile where one is missing.
 */
import { MAX_JOB_FILTERS } from './limits.ts';
import { EMPLOYMENT_TYPES } from './reference/employmentTypes.ts';
import { HOUSINGS } from './reference/housings.ts';
import { JOB_CATEGORIES } from './reference/jobCategories.ts';
import { JOB_LANGUAGES } from './reference/languages.ts';
import { idOfAll, isAll, mainIdOf, type Named } from './reference/named.ts';
import { REGIONS, regionsOn } from './reference/regions.ts';
import { POSTING_VISAS } from './reference/visas.ts';

export interface ChoiceGroup extends Named {
  /** "All" comes first. */
  subs: readonly Named[];
}

/** What there is in a filter: groups with their sub items, plain items, or amounts of which one can be the least. */
export type Choices = { groups: readonly ChoiceGroup[] } | { items: readonly Named[] } | { amounts: readonly number[] };

interface JobFilter<Argument extends string, Value> {
  /** In an address: `region=1101.2600`. */
  parameter: string;
  /** In GraphQL and in bodies. */
  argument: Argument;
  /** Everything that was ever offered: an address or a kept search may be older than what can be chosen today. */
  choices: Choices;
  /** What can be chosen on a day (`YYYY-MM-DD`, in Korea). */
  offeredOn: (day: string) => Choices;
  /** How many choices are possible at once. */
  limit: number;
  isKnown: (choice: number) => boolean;
  /** The choices as the server takes them, and back. */
  toArgument: (chosen: readonly number[]) => Value;
  fromArgument: (value: Value) => readonly number[];
}

type PairOf<Main extends string, Sub extends string> = { [Field in Main | Sub]?: number | null };

/** A filter of two levels. What is chosen are sub items; "all" of a group is the group itself. */
function ofGroups<Argument extends string, Main extends string, Sub extends string>(described: {
  parameter: string;
  argument: Argument;
  fields: { main: Main; sub: Sub };
  groups: readonly ChoiceGroup[];
  offeredOn?: (day: string) => readonly ChoiceGroup[];
}) {
  const { parameter, argument, fields, groups, offeredOn = () => groups } = described;
  const { main, sub } = fields;
  const ids = new Set(groups.flatMap(({ subs }) => subs.map(({ id }) => id)));
  const filter: JobFilter<Argument, PairOf<Main, Sub>[]> = {
    ...{ parameter, argument, choices: { groups }, limit: MAX_JOB_FILTERS },
    offeredOn: (day) => ({ groups: offeredOn(day) }),
    isKnown: (id) => ids.has(id),
    toArgument: (chosen) =>
      chosen.map((id) => (isAll(id) ? { [main]: mainIdOf(id) } : { [sub]: id }) as PairOf<Main, Sub>),
    fromArgument: (pairs) => {
      const chosen = pairs.flatMap((pair) => pair[sub] ?? (typeof pair[main] === 'number' ? idOfAll(pair[main]) : []));
      return chosen.filter((id) => isAll(id) || !chosen.includes(idOfAll(mainIdOf(id))));
    },
  };
  return { ...filter, fields, groups };
}

/** A filter of plain items. */
function ofItems<Argument extends string>(described: {
  parameter: string;
  argument: Argument;
  items: readonly Named[];
}): JobFilter<Argument, number[]> {
  const { parameter, argument, items } = described;
  const ids = new Set(items.map(({ id }) => id));
  return {
    ...{ parameter, argument, choices: { items }, limit: MAX_JOB_FILTERS },
    offeredOn: () => ({ items }),
    isKnown: (id) => ids.has(id),
    toArgument: (chosen) => [...chosen],
    fromArgument: (chosen) => chosen,
  };
}

/** A filter of items that the API knows by words. */
function ofWords<Argument extends string, Word extends string>(described: {
  parameter: string;
  argument: Argument;
  items: readonly (Named & { code: Word })[];
  isOffered: (item: { code: Word }) => boolean;
}): JobFilter<Argument, Word[]> {
  const { items, isOffered } = described;
  return {
    ...ofItems(described),
    offeredOn: () => ({ items: items.filter(isOffered) }),
    toArgument: (chosen) => items.filter(({ id }) => chosen.includes(id)).map(({ code }) => code),
    fromArgument: (words) => words.flatMap((word) => items.find(({ code }) => code === word)?.id ?? []),
  };
}

/** A filter by the least that something is to be. Some amounts are offered, and others understood. */
function ofAmount<Argument extends string>(described: {
  parameter: string;
  argument: Argument;
  amounts: readonly number[];
  max: number;
}): JobFilter<Argument, number | null> {
  const { parameter, argument, amounts, max } = described;
  return {
    ...{ parameter, argument, choices: { amounts }, limit: 1 },
    offeredOn: () => ({ amounts }),
    isKnown: (amount) => Number.isInteger(amount) && amount >= 1 && amount <= max,
    toArgument: ([amount = null]) => amount,
    fromArgument: (amount) => (amount === null ? [] : [amount]),
  };
}

/** Won; more than anybody filters by. */
export const MIN_HOURLY_PAY_MAX = 200_000;
/** Won. */
const HOURLY_PAYS = [11_000, 12_000, 13_000, 15_000, 20_000, 30_000];

/** In the order of the bar above the postings, and of an address. */
export const JOB_FILTERS = {
  region: ofGroups({
    parameter: 'region',
    argument: 'regions',
    fields: { main: 'regionLevelOneId', sub: 'regionLevelTwoId' },
    groups: REGIONS,
    offeredOn: regionsOn,
  }),
  jobCategory: ofGroups({
    parameter: 'job',
    argument: 'jobCategories',
    fields: { main: 'jobCategoryMainId', sub: 'jobCategorySubId' },
    groups: JOB_CATEGORIES,
  }),
  language: ofItems({ parameter: 'language', argument: 'languageIds', items: JOB_LANGUAGES }),
  visa: ofGroups({
    parameter: 'visa',
    argument: 'visas',
    fields: { main: 'visaMainId', sub: 'visaSubId' },
    groups: POSTING_VISAS,
  }),
  employmentType: ofItems({ parameter: 'type', argument: 'employmentTypes', items: EMPLOYMENT_TYPES }),
  housing: ofWords({
    parameter: 'housing',
    argument: 'housing',
    items: HOUSINGS,
    isOffered: ({ code }) => code !== 'none',
  }),
  pay: ofAmount({ parameter: 'pay', argument: 'minHourlyPay', amounts: HOURLY_PAYS, max: MIN_HOURLY_PAY_MAX }),
} as const;

export type JobFilterName = keyof typeof JOB_FILTERS;
export const JOB_FILTER_NAMES = Object.keys(JOB_FILTERS) as JobFilterName[];

type Described = typeof JOB_FILTERS;
export type JobFilterArgument = Described[JobFilterName]['argument'];
/** The filters as the server takes them; what is left out, null or empty filters nothing. */
export type JobFilterArguments = {
  [Name in JobFilterName as Described[Name]['argument']]?: Parameters<Described[Name]['fromArgument']>[0] | null;
};

/** What is chosen in each filter: ids, of sub items where it has two levels, or an amount. */
export type JobFilters = Record<JobFilterName, readonly number[]>;

/** The filters with what each of them is to choose. */
export function jobFiltersBy(choicesOf: (name: JobFilterName) => readonly number[]): JobFilters {
  return Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, choicesOf(name)])) as JobFilters;
}

export const NO_FILTERS = jobFiltersBy(() => []);

/** The filters that are used as the server takes them. */
export function argumentsOf(filters: JobFilters): JobFilterArguments {
  const used = JOB_FILTER_NAMES.filter((name) => filters[name].length > 0);
  return Object.fromEntries(
    used.map((name) => [JOB_FILTERS[name].argument, JOB_FILTERS[name].toArgument(filters[name])]),
  );
}

/** What arguments of the server choose, each once. */
export function filtersOf(given: JobFilterArguments): JobFilters {
  return jobFiltersBy((name) => {
    const { argument, fromArgument } = JOB_FILTERS[name];
    const value = given[argument] ?? null;
    if (value === null) return [];
    // Each filter takes the value of its own argument, which the compiler does not follow through a union.
    return [...new Set((fromArgument as (value: unknown) => readonly number[])(value))];
  });
}

/**
 * What is chosen after a tap on `id`, or `full` where no further one is possible. "All" of a group takes the place of what
 * is chosen in the group, and a sub item that of its "all"; where only one is possible, each takes the place of the other.
 */
export function toggleChoice(
  chosen: readonly number[],
  id: number,
  limit = MAX_JOB_FILTERS,
): readonly number[] | 'full' {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  if (limit === 1) return [id];
  const next = [...chosen.filter((other) => !excludes(id, other)), id];
  return next.length > limit ? 'full' : next;
}

/** Whether choosing `id` takes `other` back: one of them is "all" of the group that both belong to. */
function excludes(id: number, other: number): boolean {
  return mainIdOf(id) === mainIdOf(other) && (isAll(id) || isAll(other));
}
