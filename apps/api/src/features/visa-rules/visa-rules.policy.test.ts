import { VISA_RULES, VISA_SENTENCES, type VisaRule } from '@haiko/shared/reference/visaRules';
import { describe, expect, it } from 'vitest';
import { type Confirmed, rulesInForce, shippedOf, touchedBy, touchedByRelease } from './visa-rules.policy.js';

const BASE = VISA_RULES.find(({ until }) => until === null);
if (!BASE) throw new Error('No rule');

/** Another rule in the place of one. */
const instead = (uuid: string, replacesUuid: string, days: { from: string; until?: string | null }): Confirmed => ({
  ...BASE,
  until: null,
  ...days,
  uuid,
  replacesUuid,
});
/** The first and the last day of each of them that holds. */
const daysOf = (confirmed: readonly Confirmed[]) =>
  rulesInForce(confirmed)
    .filter(({ uuid }) => uuid === BASE.uuid || confirmed.some((rule) => rule.uuid === uuid))
    .map(({ uuid, from, until }) => [uuid === BASE.uuid ? 'base' : uuid, from, until]);

describe('a rule in the place of another one', () => {
  it('leaves it no day where it begins no later', () => {
    expect(daysOf([instead('a', BASE.uuid, { from: BASE.from })])).toEqual([['a', BASE.from, null]]);
    expect(daysOf([instead('a', BASE.uuid, { from: '2020-01-01' })])).toEqual([['a', '2020-01-01', null]]);
  });

  it('leaves it the days before its own first one', () => {
    expect(daysOf([instead('a', BASE.uuid, { from: '2027-01-01' })])).toEqual([
      ['base', BASE.from, '2026-12-31'],
      ['a', '2027-01-01', null],
    ]);
  });

  it('leaves it everything once the other one was ended before its first day', () => {
    const ahead = instead('a', BASE.uuid, { from: '2027-01-01' });
    const ended = instead('b', 'a', { from: '2027-01-01', until: '2026-12-31' });
    expect(daysOf([ahead, ended])).toEqual([['base', BASE.from, null]]);
  });

  it('counts from the day that was corrected since', () => {
    const ahead = instead('a', BASE.uuid, { from: '2027-01-01' });
    expect(daysOf([ahead, instead('b', 'a', { from: '2026-12-01' })])).toEqual([
      ['base', BASE.from, '2026-11-30'],
      ['b', '2026-12-01', null],
    ]);
    expect(daysOf([ahead, instead('b', 'a', { from: '2027-03-01' })])).toEqual([
      ['base', BASE.from, '2026-12-31'],
      ['a', '2027-01-01', '2027-02-28'],
      ['b', '2027-03-01', null],
    ]);
  });

  it('does not make longer what had ended', () => {
    const ended = instead('a', BASE.uuid, { from: BASE.from, until: '2026-06-30' });
    expect(daysOf([ended, instead('b', 'a', { from: '2027-01-01' })])).toEqual([
      ['a', BASE.from, '2026-06-30'],
      ['b', '2027-01-01', null],
    ]);
  });
});

describe('a release', () => {
  const others = VISA_RULES.filter(({ uuid }) => uuid !== BASE.uuid);
  const after = (rules: readonly VisaRule[]) => touchedByRelease(shippedOf(VISA_RULES), shippedOf(rules));

  it('is news to those whose rules say something else, begin or are gone', () => {
    const verdict = BASE.verdict === 'NO' ? 'ASK' : 'NO';
    expect(after([...others, { ...BASE, verdict }])).toEqual([touchedBy(BASE)]);
    expect(after([...VISA_RULES, { ...BASE, uuid: 'new', visa: 'G-1', course: null }])).toEqual([
      touchedBy({ ...BASE, visa: 'G-1', course: null }),
    ]);
    expect(after(others)).toEqual([touchedBy(BASE)]);
  });

  it('is news to nobody where rules were checked again or said in other words', () => {
    const said = {
      ...BASE,
      checkedAt: '2027-01-01',
      source: 'https://example.com',
      sentence: VISA_SENTENCES.notListed,
    };
    expect(after([...others, said])).toEqual([]);
  });

  it('knows those for whom the rule was, and those for whom it is', () => {
    expect(after([...others, { ...BASE, visa: 'G-1', course: null }])).toHaveLength(2);
  });
});
