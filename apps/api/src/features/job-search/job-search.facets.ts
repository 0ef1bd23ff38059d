import { seoulDay } from '@haiko/shared/format';
import { JOB_FILTER_NAMES, type JobFilterName, type JobFilters } from '@haiko/shared/jobFilters';
import { HOUSING_BY_CODE, type HousingCode } from '@haiko/shared/reference/housings';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { idOfAll, isAll, mainIdOf } from '@haiko/shared/reference/named';
import { idsOfDistrict } from '@haiko/shared/reference/regions';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { ANY_VISA_ID } from '@haiko/shared/reference/visas';
import { hourlyPay, type OfferedPay } from '@haiko/shared/rules/minimumWage';
import { forbiddenWishes } from '@haiko/shared/rules/forbiddenWishes';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import { ALL_JOBS, jobsForAnyVisa } from '@haiko/shared/rules/visaFit';

/** Raise it when what this file makes of a posting changes: the postings are then filled anew in the background. */
export const FACETS_VERSION = 10;

/** What a posting can be filtered by: ids of the reference data. */
export interface Filterable extends OfferedPay {
  regions: readonly { levelOneId: number; levelTwoId: number | null }[];
  jobCategories: readonly { mainId: number; subId: number }[];
  visas: readonly { mainId: number; subId: number }[];
  /** Ids of levels, each of a language. */
  languageLevels: readonly number[];
  employmentType: number;
  housing: HousingCode;
  /** Its texts, as they were written. */
  text: string;
}

interface Facets {
  /** Keeps the ids of different filters apart in one array: times 100,000. */
  kind: number;
  /** What a posting has. */
  has: (posting: Filterable) => readonly number[];
  /** Of what a posting must have one to be found by a choice, by the law of a day in Korea. */
  finds: (choice: number, law: Law) => readonly number[];
}

interface Law {
  day: string;
  rules: typeof VISA_RULES;
}

/**
 * The jobs of postings for "any visa" stand beside it, by their ids and this: who looks for a visa asks for the jobs that are
 * open to it, for those of a day and of rules that nobody knew when the posting was written. No item of a visa has such an id.
 */
const JOB_FOR_ANY_VISA = 50_000;
/** In the place of the jobs of a posting that names none. */
const NO_JOB = 0;

const FACETS: Readonly<Record<JobFilterName, Facets>> = {
  region: {
    kind: 1,
    has: ({ regions }) =>
      regions.flatMap(({ levelOneId, levelTwoId }) => [levelOneId, levelTwoId ?? idOfAll(levelOneId)]),
    // A district under all its ids: postings and kept searches name those of the day on which they were written.
    finds: (id) => (isAll(id) ? findsPair(id) : idsOfDistrict(id).flatMap(findsPair)),
  },
  jobCategory: { kind: 2, has: ({ jobCategories }) => hasPairs(jobCategories), finds: findsPair },
  visa: {
    kind: 3,
    has: (posting) => [...hasPairs(posting.visas), ...jobsForAny(posting)],
    finds: findsVisa,
  },
  language: { kind: 4, has: hasLanguages, finds: (id) => [id] },
  employmentType: { kind: 5, has: ({ employmentType }) => [employmentType], finds: (id) => [id] },
  housing: { kind: 6, has: ({ housing }) => [HOUSING_BY_CODE.get(housing)?.id ?? 0], finds: (id) => [id] },
  // Has more numbers than the others.
  pay: { kind: 100, has: hasPay, finds: findsPayFrom },
};

/** Of a posting whose words leave no doubt that it wishes for what the law forbids; no filter asks for it, but cards and the desk do. */
export const FORBIDDEN_WISH = 7 * 100_000;

/** Of a posting whose words people are cheated with: cards say so. */
export const SCAM_SIGN = 8 * 100_000;

/** Where the facets of jobs begin and end. */
export const JOB_FACETS = { from: 2 * 100_000, until: 3 * 100_000 };

const facetOf = (name: JobFilterName) => (id: number) => FACETS[name].kind * 100_000 + id;

/** Every facet of a posting; an index finds postings by any of them. */
export function facetsOf(posting: Filterable): number[] {
  const filtered = JOB_FILTER_NAMES.flatMap((name) => FACETS[name].has(posting).map(facetOf(name)));
  const hasWish = forbiddenWishes(posting.text).some(({ isSure }) => isSure);
  const hasScamSign = scamSigns(posting.text).length > 0;
  return [...new Set([...filtered, ...(hasWish ? [FORBIDDEN_WISH] : []), ...(hasScamSign ? [SCAM_SIGN] : [])])];
}

/** For each filter that is used the facets of which a posting must have one, on a day in Korea. */
export function facetGroups(filters: JobFilters, rules = VISA_RULES, day = seoulDay(new Date())): number[][] {
  const used = JOB_FILTER_NAMES.filter((name) => filters[name].length > 0);
  return used.map((name) => {
    const found = filters[name].flatMap((choice) => FACETS[name].finds(choice, { day, rules }));
    return [...new Set(found.map(facetOf(name)))];
  });
}

function hasPairs(pairs: Filterable['visas']): number[] {
  return pairs.flatMap(({ mainId, subId }) => [mainId, subId]);
}

/**
 * An index finds equal numbers alone, so pay stands in it as the blocks of 1, 8, 64 … won that it lies in, and "at least" asks for
 * the blocks that make up everything from there on: six numbers for a posting, and at most 43 for a search.
 */
const BLOCK = 8;
const BLOCK_SIZES = Array.from({ length: 6 }, (_, power) => BLOCK ** power);
const MOST = BLOCK ** BLOCK_SIZES.length;
/** The blocks of one won: what a posting pays an hour is one of these less `from`. */
export const PAY_FACETS = { from: 100 * 100_000, until: 100 * 100_000 + MOST };
const block = (power: number, number: number) => power * MOST + number;

function hasPay(posting: Filterable): number[] {
  const pay = hourlyPay(posting);
  return pay === null ? [] : BLOCK_SIZES.map((size, power) => block(power, Math.floor(Math.min(pay, MOST - 1) / size)));
}

function findsPayFrom(least: number): number[] {
  const above = BLOCK_SIZES.flatMap((size, power) => {
    const own = Math.floor(least / size);
    // Those after its own, up to the end of the larger block around them.
    return Array.from({ length: BLOCK - 1 - (own % BLOCK) }, (_, index) => block(power, own + 1 + index));
  });
  return [block(0, least), ...above];
}

function hasLanguages({ languageLevels }: Filterable): number[] {
  return languageLevels.flatMap((level) => LANGUAGE_LEVEL_BY_ID.get(level)?.languageId ?? []);
}

/** "All" of a group is the group itself; who looks for a sub item is served by postings for all of its group, too. */
function findsPair(subId: number): number[] {
  const mainId = mainIdOf(subId);
  return isAll(subId) ? [mainId] : [subId, idOfAll(mainId)];
}

/**
 * Postings that name the visa, and those for "any visa" that whoever has it may answer to. Being named always counts: that
 * is what the posting says, and its page tells why it does not fit.
 */
function findsVisa(visaSubId: number, { day, rules }: Law): number[] {
  const named = findsPair(visaSubId);
  const open = jobsForAnyVisa({ visaMainId: mainIdOf(visaSubId), visaSubId }, day, rules);
  if (open.length === 0) return named;
  if (open.length === ALL_JOBS.length) return [...named, ANY_VISA_ID];
  return [...named, ...[NO_JOB, ...open.flatMap(findsJob)].map((id) => JOB_FOR_ANY_VISA + id)];
}

const findsJob = (subId: number) => [subId, idOfAll(mainIdOf(subId))];

function jobsForAny({ visas, jobCategories }: Filterable): number[] {
  if (!visas.some(({ mainId }) => mainId === ANY_VISA_ID)) return [];
  const jobs = jobCategories.length === 0 ? [NO_JOB] : jobCategories.map(({ subId }) => subId);
  return jobs.map((id) => JOB_FOR_ANY_VISA + id);
}
