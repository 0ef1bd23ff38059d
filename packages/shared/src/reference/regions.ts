import { ALL_NAMES, byId, idOfAll, mainIdOf, type Named, named, namesOf } from './named.ts';
import { DISTRICT_ROWS, REGION_ROWS } from './regions.data.ts';

/** A city, county or district; the first of each region is "all" of it. */
export interface RegionLevelTwo extends Named {
  parentId: number;
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
}));

export const REGIONS: readonly RegionLevelOne[] = REGION_ROWS.map(([id, code, fullName, ...names]) => ({
  id,
  code,
  fullName,
  names: namesOf(names),
  subs: [
    { ...named([idOfAll(id), ...ALL_NAMES]), parentId: id },
    ...DISTRICTS.filter(({ parentId }) => parentId === id),
  ],
}));

export const REGION_BY_ID = byId(REGIONS);
export const DISTRICT_BY_ID = byId(REGIONS.flatMap(({ subs }) => subs));
