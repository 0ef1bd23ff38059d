import districtChanges from './districtChanges.json' with { type: 'json' };
import districtRows from './districts.json' with { type: 'json' };
import { ALL_NAMES, byId, idOfAll, mainIdOf, type Named } from './named.ts';
import regionRows from './regions.json' with { type: 'json' };

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
  /** ISO 3166-2; the id is the statistical office's. */
  code: string;
  /** In Korean, as addresses write it in full. */
  fullName: string;
  subs: readonly RegionLevelTwo[];
}

/** Districts that the law put others in the place of: since which day, which one, and those that its land lies in now. */
const CHANGES: readonly { since: string; before: number; now: readonly number[] }[] = districtChanges;

/**
 * Districts have the id of their region times 100, plus a number that is never given twice. The other five languages show the
 * official romanization, which is what stands on signs. Basis: administrative districts of the Korean statistical office
 * (KOSTAT, KOGL type 1), with the changes up to 2026-07.
 */
const DISTRICTS: readonly RegionLevelTwo[] = districtRows.map(({ id, ko, en, zh, ja }) => ({
  id,
  names: { ko, en, zh, ja, th: en, vi: en, km: en, tl: en, bn: en },
  parentId: mainIdOf(id),
  since: CHANGES.find(({ now }) => now.includes(id))?.since ?? null,
  goneSince: CHANGES.find(({ before }) => before === id)?.since ?? null,
}));

/**
 * With all districts that ever were: postings and kept searches may name those that are gone. Gwangju and Jeonnam stay two for
 * who looks for work there, whatever their common office is called; addresses may name both at once (rules/region.ts).
 */
export const REGIONS: readonly RegionLevelOne[] = regionRows.map((region) => ({
  ...region,
  subs: [
    { id: idOfAll(region.id), names: ALL_NAMES, parentId: region.id, since: null, goneSince: null },
    ...DISTRICTS.filter(({ parentId }) => parentId === region.id),
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
  const now = CHANGES.find(({ before }) => before === districtId)?.now ?? [];
  return now.flatMap((id) => DISTRICT_BY_ID.get(id) ?? []);
}

/**
 * The ids under which a place in the district may have been written down: its own, those that stood in its place before, and
 * those that stand there now.
 */
export function idsOfDistrict(districtId: number): number[] {
  const before = CHANGES.filter(({ now }) => now.includes(districtId)).map((change) => change.before);
  return [districtId, ...before, ...successorsOf(districtId).map(({ id }) => id)];
}
