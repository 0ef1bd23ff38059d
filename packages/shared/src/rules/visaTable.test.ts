import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { JOB_CATEGORIES, JOB_CATEGORY_SUB_BY_ID } from '../reference/jobCategories.ts';
import { isAll, mainIdOf } from '../reference/named.ts';
import { VISA_RULES, VISA_VERDICTS, type VisaRule } from '../reference/visaRules.ts';
import { OWN_VISAS, VISAS_WITH_LEVEL } from '../reference/visas.ts';
import { seoulDayAfter } from './deadline.ts';
import { ALL_JOBS, visaFit, type VisaFit, type VisaHolder } from './visaFit.ts';

const TABLE = fileURLToPath(new URL('../../../../docs/visa-table.md', import.meta.url));
const DAY = '2026-11-22';
const FIRST_DAY = '2025-01-01';
/** Below the lowest, at each that a rule names, and what nobody has told. */
const LEVELS = [0, 2, 3, 4];
const ADULT = '1990-01-01';
const MINORS = [14, 15, 17];

const dayAfter = (day: string) => seoulDayAfter(1, new Date(`${day}T00:00:00+09:00`));
/** The first day, and those on which a rule begins or has ended. */
const CHANGES = VISA_RULES.flatMap(({ from, until }) => [from, ...(until === null ? [] : [dayAfter(until)])]);
const DAYS = [...new Set([FIRST_DAY, ...CHANGES])].filter((day) => day >= FIRST_DAY && day <= DAY).sort();

interface Holder {
  name: string;
  own: VisaHolder;
  /** On each day; an adult without it. */
  age?: number;
  /** Those that can be about it: to look through all for each job takes seconds. */
  rules: readonly VisaRule[];
}

const rulesOf = (code: string | null) =>
  VISA_RULES.filter(({ visa }) => visa === null || visa === code || visa.startsWith(`${code}-`));

/** Every visa that people have, as a whole and by its kinds; students by their level of Korean, too. */
const HOLDERS: Holder[] = OWN_VISAS.flatMap(({ id, code, subs }) =>
  subs.flatMap((sub) => {
    const own = { visaMainId: id, visaSubId: isAll(sub.id) ? null : sub.id, birthDate: ADULT };
    const name = sub.code ?? code ?? '';
    const rules = rulesOf(code);
    if (!VISAS_WITH_LEVEL.has(code)) return [{ name, own, rules }];
    return LEVELS.map((koreanLevel) => ({
      name: koreanLevel === 0 ? name : `${name}, TOPIK ${koreanLevel}`,
      own: { ...own, koreanLevel },
      rules,
    }));
  }),
);
const F5 = OWN_VISAS.find(({ code }) => code === 'F-5')?.id ?? 0;
const YOUNG: Holder[] = MINORS.map((age) => ({
  name: `F-5, ${age} years old`,
  own: { visaMainId: F5 },
  age,
  rules: rulesOf('F-5'),
}));

/** The answers to one holder for each job on a day, of postings that name the visa. */
function answers({ own, age, rules }: Holder, day: string): Map<number, VisaFit> {
  const birthDate = age === undefined ? own.birthDate : `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
  return new Map(
    ALL_JOBS.map((job) => {
      const jobCategories = [{ jobCategoryMainId: mainIdOf(job), jobCategorySubId: job }];
      return [job, visaFit({ ...own, birthDate }, { visas: [own], jobCategories }, day, rules)];
    }),
  );
}

/** Jobs as few words as they can be said in: a group where it is whole. */
function named(jobs: readonly number[]): string {
  if (jobs.length === ALL_JOBS.length) return 'all';
  return JOB_CATEGORIES.flatMap(({ names, subs }) => {
    const own = subs.map(({ id }) => id).filter((id) => !isAll(id));
    const meant = own.filter((id) => jobs.includes(id));
    if (meant.length === own.length) return [`**${names.en}**`];
    return meant.map((id) => JOB_CATEGORY_SUB_BY_ID.get(id)?.names.en ?? '');
  }).join(', ');
}

/** One line for a holder since a day: the jobs by their verdict, and what it rests on. */
function line(holder: Holder, day: string): string {
  const found = answers(holder, day);
  const jobsOf = (verdict: string) => ALL_JOBS.filter((job) => found.get(job)?.verdict === verdict);
  const most = Math.max(...VISA_VERDICTS.map((verdict) => jobsOf(verdict).length));
  const cells = VISA_VERDICTS.map((verdict) => {
    const jobs = jobsOf(verdict);
    return jobs.length === most && most < ALL_JOBS.length ? 'all others' : named(jobs);
  });
  const rules = holder.rules.filter(({ uuid }) => [...found.values()].some(({ ruleUuid }) => ruleUuid === uuid));
  const hours = [...new Set(rules.flatMap(({ job, hoursAWeek }) => (job === null ? (hoursAWeek ?? []) : [])))];
  const sources = [...new Set(rules.map(({ source }) => source.replace(/, https?:.*$/, '')))];
  return [...cells, hours.join(' '), sources.join('; ')].join(' | ');
}

/** The lines of a holder: one for each day on which something changes; whoever is answered like the one before is named beside it. */
function linesOf(holder: Holder): { name: string; rest: string }[] {
  const all = DAYS.map((day) => ({ day, rest: line(holder, day) }));
  const changed = all.filter(({ rest }, index) => rest !== all[index - 1]?.rest);
  return [{ name: holder.name, rest: changed.map(({ day, rest }) => `${day} | ${rest}`).join('\n') }];
}

function table(holders: readonly Holder[]): string {
  const named = new Map<string, string[]>();
  for (const { name, rest } of holders.flatMap(linesOf)) named.set(rest, [...(named.get(rest) ?? []), name]);
  const rows = [...named].flatMap(([rest, names]) =>
    rest.split('\n').map((each) => `| ${names.join(' · ')} | ${each} |`),
  );
  return [
    '| visa | since | NO | ASK | WITH_PERMIT | YES | hours a week | sources |',
    '| - | - | - | - | - | - | - | - |',
    ...rows,
  ].join('\n');
}

describe('the table of visas, jobs and days', () => {
  it('is the one in the docs', async () => {
    const text = `# Visas, jobs and days

What \`visaFit\` answers by the rules that the product comes with, for a posting that names the visa, to an adult. A line holds from its
day to the next line of the same visa. A group of jobs in bold is each of its jobs; beyond the hours one is told to ask. Made by
\`packages/shared/src/rules/visaTable.test.ts\` (\`vitest run -u\` writes it again); who compared it with what stands in
[visa-checks.md](visa-checks.md).

${table(HOLDERS)}

## People under 18

By the labour law, on top of what their visa allows.

${table(YOUNG)}
`;
    await expect(text).toMatchFileSnapshot(TABLE);
  });
});
