import { seoulDay } from '@haiko/shared/format';
import { JOB_FILTER_NAMES, type JobFilterName, type JobFilters } from '@haiko/shared/jobFilters';
import { HOUSING_BY_CODE, type HousingCode } from '@haiko/shared/reference/housings';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { idOfAll, isAll, mainIdOf } from '@haiko/shared/reference/named';
import { idsOfDistrict } from '@haiko/shared/reference/regions';
import { ANY_VISA_ID } from '@haiko/shared/reference/visas';
import { answersToAnyVisa, hasJobForStudents, isStudent } from '@haiko/shared/rules/visaFit';

/** Raise it when what this file makes of a posting changes: the postings are then filled anew in the background. */
export const FACETS_VERSION = 2;

/** What a posting can be filtered by: ids of the reference data. */
export interface Filterable {
  regions: readonly { levelOneId: number; levelTwoId: number | null }[];
  jobCategories: readonly { mainId: number; subId: number }[];
  visas: readonly { mainId: number; subId: number }[];
  /** Ids of levels, each of a language. */
  languageLevels: readonly number[];
  employmentType: number;
  housing: HousingCode;
}

interface Facets {
  /** Keeps the ids of different filters apart in one array: times 100,000. */
  kind: number;
  /** What a posting has. */
  has: (posting: Filterable) => readonly number[];
  /** Of what a posting must have one to be found by a choice, on a day in Korea. */
  finds: (choice: number, day: string) => readonly number[];
}

/**
 * Stands beside "any visa" where one of the jobs is open to students: an index finds what is there and cannot leave out
 * postings for building sites alone. A number that no sub item of "any visa" has.
 */
const ANY_VISA_STUDENTS_TOO = idOfAll(ANY_VISA_ID) + 1;

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
    has: (posting) => [...hasPairs(posting.visas), ...(isForAnyStudent(posting) ? [ANY_VISA_STUDENTS_TOO] : [])],
    finds: findsVisa,
  },
  language: { kind: 4, has: hasLanguages, finds: (id) => [id] },
  employmentType: { kind: 5, has: ({ employmentType }) => [employmentType], finds: (id) => [id] },
  housing: { kind: 6, has: ({ housing }) => [HOUSING_BY_CODE.get(housing)?.id ?? 0], finds: (id) => [id] },
};

const facetOf = (name: JobFilterName) => (id: number) => FACETS[name].kind * 100_000 + id;

/** Every facet of a posting; an index finds postings by any of them. */
export function facetsOf(posting: Filterable): number[] {
  return [...new Set(JOB_FILTER_NAMES.flatMap((name) => FACETS[name].has(posting).map(facetOf(name))))];
}

/** For each filter that is used the facets of which a posting must have one, on a day in Korea. */
export function facetGroups(filters: JobFilters, day = seoulDay(new Date())): number[][] {
  const used = JOB_FILTER_NAMES.filter((name) => filters[name].length > 0);
  return used.map((name) => {
    const found = filters[name].flatMap((choice) => FACETS[name].finds(choice, day));
    return [...new Set(found.map(facetOf(name)))];
  });
}

function hasPairs(pairs: Filterable['visas']): number[] {
  return pairs.flatMap(({ mainId, subId }) => [mainId, subId]);
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
function findsVisa(visaSubId: number, day: string): number[] {
  const visa = { visaMainId: mainIdOf(visaSubId), visaSubId };
  const named = findsPair(visaSubId);
  if (!answersToAnyVisa(visa, day)) return named;
  return [...named, isStudent(visa) ? ANY_VISA_STUDENTS_TOO : ANY_VISA_ID];
}

function isForAnyStudent({ visas, jobCategories }: Filterable): boolean {
  const isForAny = visas.some(({ mainId }) => mainId === ANY_VISA_ID);
  return isForAny && hasJobForStudents(jobCategories.map(({ mainId }) => ({ jobCategoryMainId: mainId })));
}
