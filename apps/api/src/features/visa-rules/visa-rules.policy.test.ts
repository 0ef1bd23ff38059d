import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { describe, expect, it } from 'vitest';
import { type Confirmed, rulesInForce } from './visa-rules.policy.js';

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
