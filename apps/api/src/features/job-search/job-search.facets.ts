import { seoulDay } from '@haiko/shared/format';
import { idOfAll, isAll, mainIdOf } from '@haiko/shared/reference/named';
import { idsOfDistrict } from '@haiko/shared/reference/regions';
import { ANY_VISA_ID } from '@haiko/shared/reference/visas';
import { answersToAnyVisa, hasJobForStudents, isStudent } from '@haiko/shared/rules/visaFit';

/** What a posting can be filtered by: ids of the reference data. */
interface Filterable {
  regions: readonly { levelOneId: number; levelTwoId: number | null }[];
  jobCategories: readonly { mainId: number; subId: number }[];
  visas: readonly { mainId: number; subId: number }[];
  languageIds: readonly number[];
  employmentType: number;
}

/** A selection in a two-level filter; the sub item, if given, is the narrower one. */
export interface Selection {
  mainId: number | null;
  subId: number | null;
}

export interface Filters {
  regions: readonly Selection[];
  jobCategories: readonly Selection[];
  visas: readonly Selection[];
  languageIds: readonly number[];
  employmentTypes: readonly number[];
}

/** Keeps the ids of different kinds apart in one array. */
const KINDS = { region: 1, jobCategory: 2, visa: 3, language: 4, employmentType: 5 } as const;
type Kind = keyof typeof KINDS;
/** How many filters there are. */
export const FILTERS = Object.keys(KINDS).length;

/**
 * Stands beside "any visa" where one of the jobs is open to students: an index finds what is there and cannot leave out
 * postings for building sites alone. A number that no sub item of "any visa" has.
 */
const ANY_VISA_STUDENTS_TOO = idOfAll(ANY_VISA_ID) + 1;

const facet = (kind: Kind, id: number) => KINDS[kind] * 100_000 + id;

/** Every facet of a posting; an index finds postings by any of them. */
export function facetsOf(posting: Filterable): number[] {
  const facets = [
    ...posting.regions.flatMap(({ levelOneId, levelTwoId }) => [
      facet('region', levelOneId),
      facet('region', levelTwoId ?? idOfAll(levelOneId)),
    ]),
    ...posting.jobCategories.flatMap(({ mainId, subId }) => [
      facet('jobCategory', mainId),
      facet('jobCategory', subId),
    ]),
    ...posting.visas.flatMap(({ mainId, subId }) => [facet('visa', mainId), facet('visa', subId)]),
    ...(isForAnyStudent(posting) ? [facet('visa', ANY_VISA_STUDENTS_TOO)] : []),
    ...posting.languageIds.map((id) => facet('language', id)),
    facet('employmentType', posting.employmentType),
  ];
  return [...new Set(facets)];
}

/** For each filter that is used the facets of which a posting must have one, on a day in Korea. */
export function facetGroups(filters: Filters, day = seoulDay(new Date())): number[][] {
  return [
    [...new Set(filters.regions.flatMap(selectedRegion))],
    filters.jobCategories.flatMap((selection) => selected('jobCategory', selection)),
    [...new Set(filters.visas.flatMap((selection) => selectedVisa(selection, day)))],
    filters.languageIds.map((id) => facet('language', id)),
    filters.employmentTypes.map((id) => facet('employmentType', id)),
  ].filter((group) => group.length > 0);
}

/** "All" of a main group is the group itself; who looks for a sub item is served by postings for all of its group, too. */
function selected(kind: Kind, { mainId, subId }: Selection): number[] {
  if (subId === null) return mainId === null ? [] : [facet(kind, mainId)];
  if (isAll(subId)) return [facet(kind, mainIdOf(subId))];
  return [facet(kind, subId), facet(kind, idOfAll(mainIdOf(subId)))];
}

/** A district under all its ids: postings and kept searches name those of the day on which they were written. */
function selectedRegion({ mainId, subId }: Selection): number[] {
  const ids = subId === null || isAll(subId) ? [subId] : idsOfDistrict(subId);
  return ids.flatMap((id) => selected('region', { mainId, subId: id }));
}

/**
 * Postings that name the visa, and those for "any visa" that whoever has it may answer to. Being named always counts: that
 * is what the posting says, and its page tells why it does not fit.
 */
function selectedVisa(selection: Selection, day: string): number[] {
  const { mainId, subId } = selection;
  const visaMainId = subId === null ? mainId : mainIdOf(subId);
  if (visaMainId === null) return [];
  const visa = { visaMainId, visaSubId: subId };
  const named = selected('visa', selection);
  if (!answersToAnyVisa(visa, day)) return named;
  return [...named, facet('visa', isStudent(visa) ? ANY_VISA_STUDENTS_TOO : ANY_VISA_ID)];
}

function isForAnyStudent({ visas, jobCategories }: Filterable): boolean {
  const isForAny = visas.some(({ mainId }) => mainId === ANY_VISA_ID);
  return isForAny && hasJobForStudents(jobCategories.map(({ mainId }) => ({ jobCategoryMainId: mainId })));
}
