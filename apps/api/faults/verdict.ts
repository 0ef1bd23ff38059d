// What a run has to show: nothing wrong with writes that are enough to say so.

/** Acknowledged writes of one fault, of one that is tried once (`--short`), of a minute of the mixed load, and of all of them. */
export const LEAST = { row: 200, short: 50, mixedMinute: 200, all: 2_000 };

const WRONG = ['lost', 'twice', 'half', 'unexplained 5xx'] as const;

/** What was measured of one fault; nothing of one that came to no end. */
type FaultRow = { name: string; problem: string; acknowledged?: number; least?: number } & Partial<
  Record<(typeof WRONG)[number], number>
>;

/** Why a run does not hold; `isWhole` where no fault was left out by its options. */
export function problemsOfAll(rows: readonly FaultRow[], isWhole: boolean): string[] {
  const total = rows.reduce((sum, { acknowledged = 0 }) => sum + acknowledged, 0);
  return [
    ...(rows.length === 0 ? ['Nothing was tried'] : []),
    ...rows.flatMap(problemsOf),
    ...(isWhole && total < LEAST.all ? [`${total} acknowledged writes of at least ${LEAST.all}`] : []),
  ];
}

function problemsOf({ name, problem, acknowledged = 0, least = LEAST.row, ...row }: FaultRow): string[] {
  if (problem !== '') return [`${name}: ${problem}`];
  const wrong = WRONG.filter((what) => row[what] !== 0);
  return [
    ...wrong.map((what) => `${name}: ${row[what]} ${what}`),
    ...(acknowledged < least ? [`${name}: ${acknowledged} acknowledged writes of at least ${least}`] : []),
  ];
}
