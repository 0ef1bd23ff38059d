import { createHash } from 'node:crypto';
import { STUDENT_COURSES, VISA_RULES, type VisaRule, type VisaVerdict } from '@haiko/shared/reference/visaRules';
import { VISAS } from '@haiko/shared/reference/visas';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';

/** A rule in force, and since when it says this: of what the product comes with nobody has written it down. */
export type RuleInForce = VisaRule & { updatedAt?: Date };

/** A confirmed rule, and the one in whose place it stands. */
export type Confirmed = RuleInForce & { replacesUuid: string | null };

/**
 * The rules that hold some time: those that the product comes with and the confirmed ones. What another one replaces holds until
 * the day before that begins, so that a change of the law can be entered ahead of its day.
 */
export function rulesInForce(confirmed: readonly Confirmed[]): RuleInForce[] {
  const replacements = new Map(confirmed.map((rule) => [rule.replacesUuid, rule]));
  const entered = confirmed.map(({ replacesUuid: _, ...rule }) => rule);
  return [...VISA_RULES, ...entered]
    .map((rule) => ({ ...rule, until: lastDayOf(rule, replacements) }))
    .filter(({ from, until }) => until === null || from <= until);
}

type Replacements = ReadonlyMap<string | null, Confirmed>;

/** The day before its first where a rule holds at no time; null without an end. */
function lastDayOf(rule: RuleInForce, replacements: Replacements): string | null {
  const next = replacements.get(rule.uuid);
  if (!next) return rule.until;
  if (next.from <= rule.from) return dayBefore(rule.from);
  const begins = firstDayFrom(next, replacements);
  const last = begins && dayBefore(begins);
  return last && (rule.until === null || last < rule.until) ? last : rule.until;
}

/** When a rule, or what stands in its place, begins to hold; null where none of them does. */
function firstDayFrom(rule: Confirmed, replacements: Replacements): string | null {
  const last = lastDayOf(rule, replacements);
  if (last === null || rule.from <= last) return rule.from;
  const next = replacements.get(rule.uuid);
  return next ? firstDayFrom(next, replacements) : null;
}

/** The day before one, `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  return seoulDayAfter(-1, new Date(`${day}T00:00:00+09:00`));
}

/** Whether the two answer the same: a rule that was only checked again is no news to anybody. */
export function saysTheSame(one: RuleInForce, other: RuleInForce): boolean {
  return answerOf(one) === answerOf(other);
}

function answerOf({
  uuid: _,
  sentence: __,
  source: ___,
  checkedAt: ____,
  updatedAt: _____,
  ...rule
}: RuleInForce): string {
  return JSON.stringify(Object.entries(rule).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whose rule it is: people with a visa, or a sub of one, or people younger than that. What does not matter is null. */
export interface Touched {
  visaMainId: number | null;
  visaSubId: number | null;
  under: number | null;
}

/** Those whom a rule may concern, by what they have told of themselves. */
export function touchedBy({ visa, course, under }: VisaRule): Touched {
  const code = course === null ? visa : STUDENT_COURSES[course];
  const main = VISAS.find(
    ({ code: own, subs }) => code !== null && [own, ...subs.map((sub) => sub.code)].includes(code),
  );
  const sub = main?.subs.find((row) => row.code === code && code !== null);
  return { visaMainId: main?.id ?? null, visaSubId: sub?.id ?? null, under };
}

/** A rule that a release comes with, as the next release compares it. */
export type Shipped = Touched & { ruleUuid: string; answerHash: string };

/** Rules as they are remembered. */
export function shippedOf(rules: readonly VisaRule[]): Shipped[] {
  return rules.map((rule) => ({
    ...touchedBy(rule),
    ruleUuid: rule.uuid,
    answerHash: createHash('sha256').update(answerOf(rule)).digest('base64url'),
  }));
}

/** Whom it concerns that the rules of a release are not those of the one before: each kind of people once. */
export function touchedByRelease(before: readonly Shipped[], now: readonly Shipped[]): Touched[] {
  const keyOf = ({ ruleUuid, answerHash }: Shipped) => `${ruleUuid} ${answerHash}`;
  const missingIn = (rules: readonly Shipped[]) => {
    const known = new Set(rules.map(keyOf));
    return (rule: Shipped) => !known.has(keyOf(rule));
  };
  const changed = [...before.filter(missingIn(now)), ...now.filter(missingIn(before))];
  const people = changed.map(({ visaMainId, visaSubId, under }) => ({ visaMainId, visaSubId, under }));
  return [...new Map(people.map((touched) => [JSON.stringify(touched), touched])).values()];
}

/** What a verdict is usually given for. */
export function usualReason(verdict: VisaVerdict, job: number | null): VisaRule['reason'] {
  if (verdict === 'NO') return job === null ? 'NO_WORK' : 'JOB_NOT_ALLOWED';
  return verdict === 'YES' ? 'OPEN' : verdict === 'WITH_PERMIT' ? 'NEEDS_PERMISSION' : 'CHECK_JOB_LIST';
}
