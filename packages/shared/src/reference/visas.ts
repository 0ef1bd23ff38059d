import { ALL_NAMES, byId, idOfAll, mainIdOf, type Named, namesBy, SUBS_PER_MAIN } from './named.ts';
import rows from './visas.json' with { type: 'json' };

export interface VisaSub extends Named {
  mainId: number;
  /** As officials write it (`E-7-4`); null for "all" of the main. */
  code: string | null;
}

export interface Visa extends Named {
  /** As officials write it (`E-7`); null for "any visa". */
  code: string | null;
  /** The day from which no new ones are given; who has one keeps it. */
  noNewSince: string | null;
  subs: readonly VisaSub[];
}

export const ANY_VISA_ID = 99;

/** TOPIK levels go from 1 to this. */
export const MAX_KOREAN_LEVEL = 6;
/** Statuses for which the level of Korean decides what work is allowed. A test holds them to the rules. */
export const VISAS_WITH_LEVEL: ReadonlySet<string | null> = new Set(['D-2', 'D-4']);

/** Statuses whose holders are placed by the state or by whom it names, and by nobody else. A test holds them to the rules. */
export const PLACED_BY_STATE = ['E-8', 'E-9', 'E-10'] as const;
export type PlacedByState = (typeof PLACED_BY_STATE)[number];

/**
 * Statuses of stay, those that a posting can name first, in the order of the law (Enforcement Decree of the Immigration Act,
 * table 1-2), by id; the names follow the code. "Any visa" is last and has none. Ids never change.
 */
const ROWS: readonly { code: string | null; id: number; names: Named['names'] }[] = rows;

/** H-2 was merged into F-4. */
const WORK_AND_VISIT_MERGED = '2026-02-12';

/** All of them, "any visa" last; the first sub item of each is "all" of it. */
export const VISAS: readonly Visa[] = ROWS.filter(({ id }) => id < SUBS_PER_MAIN).map((row) => ({
  ...withCode(row),
  noNewSince: row.code === 'H-2' ? WORK_AND_VISIT_MERGED : null,
  subs: subsOf(row.id),
}));

/** Statuses of visitors, which people may have and no posting names. */
const VISITORS: ReadonlySet<string | null> = new Set(['B-1', 'B-2', 'C-3']);
const isForVisitors = ({ code }: Visa) => VISITORS.has(code);

/** What a posting can name. */
export const POSTING_VISAS = VISAS.filter((visa) => !isForVisitors(visa));
/** What people can have: everything but "any visa". */
export const OWN_VISAS = VISAS.filter(({ id }) => id !== ANY_VISA_ID);

/** What most people have who look for work here. */
const USUAL: readonly (string | null)[] = ['E-9', 'F-4', 'D-2', 'D-4', 'E-7', 'F-6', 'F-2', 'F-5', 'H-2', 'D-10'];
/** The same where somebody looks for their own: the usual ones first, the others in the order of the law. */
export const OWN_VISAS_USUAL_FIRST = [
  ...USUAL.flatMap((code) => OWN_VISAS.filter((visa) => visa.code === code)),
  ...OWN_VISAS.filter(({ code }) => !USUAL.includes(code)),
];

export const VISA_BY_ID = byId(VISAS);
export const OWN_VISA_BY_ID = byId(OWN_VISAS);
export const POSTING_VISA_BY_ID = byId(POSTING_VISAS);
export const POSTING_VISA_SUB_BY_ID = byId(POSTING_VISAS.flatMap(({ subs }) => subs));
export const VISA_SUB_BY_ID = byId(VISAS.flatMap(({ subs }) => subs));

/** Whether the holders of a visa are placed by the state alone. */
export function isStatePlaced(mainId: number): boolean {
  return PLACED_BY_STATE.some((code) => code === VISA_BY_ID.get(mainId)?.code);
}

function subsOf(mainId: number): VisaSub[] {
  const own = ROWS.filter(({ id }) => id > SUBS_PER_MAIN && mainIdOf(id) === mainId);
  return [
    { id: idOfAll(mainId), names: ALL_NAMES, mainId, code: null },
    ...own.map((row) => ({ ...withCode(row), mainId })),
  ];
}

/** A row with its code in its names, as people write it: "E-7 Special occupation". */
function withCode({ id, code, names }: (typeof ROWS)[number]) {
  return { id, code, names: code === null ? names : namesBy((language) => `${code} ${names[language]}`) };
}
