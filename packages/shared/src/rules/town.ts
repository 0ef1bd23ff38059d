import type { Language } from '../i18n/languages.ts';
import { isAll, mainIdOf } from '../reference/named.ts';
import { DISTRICT_BY_ID, idsOfDistrict, REGION_BY_ID, type RegionLevelTwo } from '../reference/regions.ts';
import { districtInRegion } from './placeNames.ts';

/** The districts that somebody can name as a town, those of former days among them: not "all" of a region. */
export const TOWN_BY_ID: ReadonlyMap<number, RegionLevelTwo> = new Map(
  [...DISTRICT_BY_ID].filter(([id]) => !isAll(id)),
);

/** The districts of a city such as Seoul, which are no towns of their own; none where the district is one of a province. */
function cityOf(districtId: number) {
  const region = REGION_BY_ID.get(mainIdOf(districtId));
  if (!region?.fullName.endsWith('시')) return undefined;
  return { ...region, districts: region.subs.filter(({ id }) => !isAll(id)) };
}

/** A town as people say it: with its city where the district is a part of one, as six cities have a Jung-gu. Sejong has only one. */
export function townName(districtId: number, language: Language): string {
  const district = DISTRICT_BY_ID.get(districtId);
  const city = cityOf(districtId);
  if (!district || !city) return district?.names[language] ?? '';
  return city.districts.length === 1 ? city.names[language] : districtInRegion(district, city, language);
}

/** The city that a district is a part of, or the district itself where that is a town of a province. */
export function cityName(districtId: number, language: Language): string {
  return (cityOf(districtId) ?? DISTRICT_BY_ID.get(districtId))?.names[language] ?? '';
}

/** The ids under which something in the same city as a district may have been written down. */
export function districtsNear(districtId: number): number[] {
  return cityOf(districtId)?.districts.map(({ id }) => id) ?? idsOfDistrict(districtId);
}
