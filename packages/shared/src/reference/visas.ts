import {
  ALL_NAMES,
  byId,
  idOfAll,
  mainIdOf,
  type Named,
  named,
  type NameRow,
  namesOf,
  prefixed,
  SUBS_PER_MAIN,
} from './named.ts';
import { ANY_VISA_ROW, VISA_ROWS } from './visas.data.ts';

/**
 * How a status of stay lets people work: `OPEN` anywhere · `LISTED` anywhere but in the jobs of an official list ·
 * `PERMISSION` with a permit for each job · `SPONSORED` at the named workplace only · `GOVERNMENT` placed by the state
 * only · `NONE` not at all.
 */
export type VisaPolicy = 'OPEN' | 'LISTED' | 'PERMISSION' | 'SPONSORED' | 'GOVERNMENT' | 'NONE';

export interface VisaSub extends Named {
  mainId: number;
  /** As officials write it (`E-7-4`); null for "all" of the main. */
  code: string | null;
}

export interface Visa extends Named {
  /** As officials write it (`E-7`); null for "any visa". */
  code: string | null;
  /** Oldest first; the first one holds for all time before. Days of Korea. */
  policies: readonly { from: string | null; policy: VisaPolicy }[];
  /** The day from which no new ones are given; who has one keeps it. */
  noNewSince: string | null;
  subs: readonly VisaSub[];
}

export const ANY_VISA_ID = ANY_VISA_ROW[0];

const POLICIES: Readonly<Record<string, VisaPolicy>> = {
  ...policy('OPEN', ['F-2', 'F-5', 'F-6']),
  ...policy('LISTED', ['F-4', 'H-2']),
  ...policy('PERMISSION', ['D-2', 'D-4', 'D-10', 'F-1', 'F-3', 'G-1', 'H-1']),
  ...policy('GOVERNMENT', ['E-8', 'E-9', 'E-10']),
  ...policy('NONE', ['D-1', 'D-3']),
};

/** Private mediation of seasonal workers is an offence since then. */
const SEASONAL_MEDIATION_CLOSED = '2026-01-23';
/** H-2 was merged into F-4. */
const WORK_AND_VISIT_MERGED = '2026-02-12';

/** All of them, "any visa" last; the first sub item of each is "all" of it. */
export const VISAS: readonly Visa[] = [
  ...VISA_ROWS.filter(([, id]) => id < SUBS_PER_MAIN).map(([code, id, ...names]) => ({
    id,
    code,
    names: namesOf(prefixed(code, names)),
    policies: policiesOf(code),
    noNewSince: code === 'H-2' ? WORK_AND_VISIT_MERGED : null,
    subs: subsOf(id),
  })),
  {
    ...named(ANY_VISA_ROW),
    code: null,
    policies: [{ from: null, policy: 'OPEN' }],
    noNewSince: null,
    subs: subsOf(99),
  },
];

export const VISA_BY_ID = byId(VISAS);
export const VISA_SUB_BY_ID = byId(VISAS.flatMap(({ subs }) => subs));

/** The policy of a visa on a day (`YYYY-MM-DD`, Korea). */
export function policyOn({ policies }: Pick<Visa, 'policies'>, day: string): VisaPolicy {
  return policies.findLast(({ from }) => from === null || from <= day)?.policy ?? 'NONE';
}

function subsOf(mainId: number): VisaSub[] {
  const own = VISA_ROWS.filter(([, id]) => id > SUBS_PER_MAIN && mainIdOf(id) === mainId);
  return [
    { ...named([idOfAll(mainId), ...ALL_NAMES]), mainId, code: null },
    ...own.map(([code, id, ...names]) => ({
      id,
      mainId,
      code,
      names: namesOf(prefixed(code, names satisfies NameRow)),
    })),
  ];
}

function policiesOf(code: string): Visa['policies'] {
  if (code !== 'E-8') return [{ from: null, policy: POLICIES[code] ?? 'SPONSORED' }];
  return [
    { from: null, policy: 'SPONSORED' },
    { from: SEASONAL_MEDIATION_CLOSED, policy: 'GOVERNMENT' },
  ];
}

function policy(value: VisaPolicy, codes: readonly string[]): Record<string, VisaPolicy> {
  return Object.fromEntries(codes.map((code) => [code, value]));
}
