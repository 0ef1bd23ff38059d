import { byId, type Named } from './named.ts';
import rows from './housings.json' with { type: 'json' };

/** Where those who do a job can live; the words of the API. */
export const HOUSING_CODES = ['none', 'dormitory', 'allowance'] as const;
export type HousingCode = (typeof HOUSING_CODES)[number];

export interface Housing extends Named {
  code: HousingCode;
}

export const HOUSINGS = rows as readonly Housing[];

export const HOUSING_BY_ID = byId(HOUSINGS);
export const HOUSING_BY_CODE: ReadonlyMap<HousingCode, Housing> = new Map(HOUSINGS.map((one) => [one.code, one]));
