import { MAX_JOB_FILTERS } from '@haiko/shared/limits';
import { EMPLOYMENT_TYPES } from '@haiko/shared/reference/employmentTypes';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { JOB_LANGUAGES } from '@haiko/shared/reference/languages';
import { isAll, mainIdOf, type Named } from '@haiko/shared/reference/named';
import { REGIONS, regionsOn } from '@haiko/shared/reference/regions';
import { VISAS } from '@haiko/shared/reference/visas';

export const FILTER_NAMES = ['region', 'jobCategory', 'language', 'visa', 'employmentType'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What is chosen in each filter: ids of sub items in those of two levels. */
export type JobFilters = Record<FilterName, readonly number[]>;

export interface ChoiceGroup extends Named {
  subs: readonly Named[];
}

/** What there is in a filter: groups with their sub items ("all" first), or plain items. */
export type Choices = { groups: readonly ChoiceGroup[] } | { items: readonly Named[] };

/** Everything that was ever offered: an address or a kept search may be older than what can be chosen today. */
export const CHOICES: Record<FilterName, Choices> = {
  region: { groups: REGIONS },
  jobCategory: { groups: JOB_CATEGORIES },
  language: { items: JOB_LANGUAGES },
  visa: { groups: VISAS },
  employmentType: { items: EMPLOYMENT_TYPES },
};

/** What can be chosen in a filter on a day (`YYYY-MM-DD`, in Korea). */
export function offeredOn(name: FilterName, day: string): Choices {
  return name === 'region' ? { groups: regionsOn(day) } : CHOICES[name];
}

export const NO_FILTERS: JobFilters = { region: [], jobCategory: [], language: [], visa: [], employmentType: [] };

const KNOWN_IDS: Record<FilterName, ReadonlySet<number>> = {
  region: idsOf(CHOICES.region),
  jobCategory: idsOf(CHOICES.jobCategory),
  language: idsOf(CHOICES.language),
  visa: idsOf(CHOICES.visa),
  employmentType: idsOf(CHOICES.employmentType),
};

/**
 * What is chosen after a tap on `id`, or `full` where no further one is possible. "All" of a group takes the place of what
 * is chosen in the group, and a sub item that of its "all".
 */
export function toggleChoice(
  chosen: readonly number[],
  id: number,
  limit = MAX_JOB_FILTERS,
): readonly number[] | 'full' {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const next = [...chosen.filter((other) => !excludes(id, other)), id];
  return next.length > limit ? 'full' : next;
}

/** The choices that an address holds: unknown and surplus ones are left out. */
export function choicesOf(name: FilterName, text: string | null): readonly number[] {
  const ids = (text ?? '').split(SEPARATOR).map(Number);
  return ids.reduce<readonly number[]>((chosen, id) => {
    if (!KNOWN_IDS[name].has(id) || chosen.includes(id)) return chosen;
    const next = toggleChoice(chosen, id);
    return next === 'full' ? chosen : next;
  }, []);
}

export function choicesText(chosen: readonly number[]): string {
  return chosen.join(SEPARATOR);
}

// Stands in an address as it is.
const SEPARATOR = '.';

/** The filters as the server takes them: "all" of a group is the group itself. */
export function filterVariables(filters: JobFilters) {
  return {
    ...(filters.region.length > 0 && {
      regions: filters.region.map((id) => (isAll(id) ? { regionLevelOneId: mainIdOf(id) } : { regionLevelTwoId: id })),
    }),
    ...(filters.jobCategory.length > 0 && {
      jobCategories: filters.jobCategory.map((id) =>
        isAll(id) ? { jobCategoryMainId: mainIdOf(id) } : { jobCategorySubId: id },
      ),
    }),
    ...(filters.visa.length > 0 && {
      visas: filters.visa.map((id) => (isAll(id) ? { visaMainId: mainIdOf(id) } : { visaSubId: id })),
    }),
    ...(filters.language.length > 0 && { languageIds: [...filters.language] }),
    ...(filters.employmentType.length > 0 && { employmentTypes: [...filters.employmentType] }),
  };
}

/** Whether choosing `id` takes `other` back: one of them is "all" of the group that both belong to. */
function excludes(id: number, other: number): boolean {
  return mainIdOf(id) === mainIdOf(other) && (isAll(id) || isAll(other));
}

function idsOf(choices: Choices): ReadonlySet<number> {
  const items = 'groups' in choices ? choices.groups.flatMap(({ subs }) => subs) : choices.items;
  return new Set(items.map(({ id }) => id));
}
