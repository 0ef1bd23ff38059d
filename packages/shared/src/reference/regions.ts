import { ALL_NAMES, byId, idOfAll, mainIdOf, type Named, named, namesOf } from './named.ts';
import { DISTRICT_CHANGES, DISTRICT_ROWS, REGION_ROWS } from './regions.data.ts';

/** A city, county or district; the first of each region is "all" of it. */
export interface RegionLevelTwo extends Named {
  parentId: number;
  /** The first day (`YYYY-MM-DD`, in Korea) on which it was there; null for those that were always there. */
  since: string | null;
  /** The first day on which it was there no more; null for those of today. */
  goneSince: string | null;
}

/** One of the seventeen provinces and large cities. */
export interface RegionLevelOne extends Named {
  /** ISO 3166-2 */
  code: string;
  /** In Korean, as addresses write it in full. */
  fullName: string;
  subs: readonly RegionLevelTwo[];
}

const DISTRICTS: readonly RegionLevelTwo[] = DISTRICT_ROWS.map(([id, ko, en, zh, ja]) => ({
  ...named([id, ko, en, zh, ja, en, en, en, en, en]),
  parentId: mainIdOf(id),
  since: DISTRICT_CHANGES.find(([, , now]) => now.includes(id))?.[0] ?? null,
  goneSince: DISTRICT_CHANGES.find(([, before]) => before === id)?.[0] ?? null,
}));

/** With all districts that ever were: postings and kept searches may name those that are gone. */
export const REGIONS: readonly RegionLevelOne[] = REGION_ROWS.map(([id, code, fullName, ...names]) => ({
  id,
  code,
  fullName,
  names: namesOf(names),
  subs: [
    { ...named([idOfAll(id), ...ALL_NAMES]), parentId: id, since: null, goneSince: null },
    ...DISTRICTS.filter(({ parentId }) => parentId === id),
  ],
}));

export const REGION_BY_ID = byId(REGIONS);
export const DISTRICT_BY_ID = byId(REGIONS.flatMap(({ subs }) => subs));

/** Whether there is such a district on a day (`YYYY-MM-DD`, in Korea). */
export function isDistrictOn({ since, goneSince }: RegionLevelTwo, day: string): boolean {
  return (since === null || since <= day) && (goneSince === null || day < goneSince);
}

/** The regions with the districts that there are on a day (`YYYY-MM-DD`, in Korea): what can be chosen. */
export function regionsOn(day: string): RegionLevelOne[] {
  return REGIONS.map((region) => ({ ...region, subs: region.subs.filter((sub) => isDistrictOn(sub, day)) }));
}

/** The districts that the land of one lies in now; none for those of today. The first is where most of it, or its office, is. */
export function successorsOf(districtId: number): RegionLevelTwo[] {
  const now = DISTRICT_CHANGES.find(([, before]) => before === districtId)?.[2] ?? [];
  return now.flatMap((id) => DISTRICT_BY_ID.get(id) ?? []);
}

/**
 * The ids under which a place in the district may have been written down: its own, those that stood in its place before, and
 * those that stand there now.
 */
export function idsOfDistrict(districtId: number): number[] {
  const before = DISTRICT_CHANGES.filter(([, , now]) => now.includes(districtId)).map(([, id]) => id);
  return [districtId, ...before, ...successorsOf(districtId).map(({ id }) => id)];
}
