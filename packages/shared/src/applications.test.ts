import { describe, expect, it } from 'vitest';
import { APPLICATION_STATES, isTalkOpen } from './applications.ts';

const AT = '2026-11-01T00:00:00Z';
const after = (days: number) => new Date(Date.parse(AT) + days * 24 * 60 * 60 * 1000);

describe('the conversation of an application', () => {
  it('goes on while it is open, and once somebody has the job', () => {
    const open = APPLICATION_STATES.filter((state) => isTalkOpen({ state, updatedAt: AT }, after(1)));
    expect(open).toEqual(['sent', 'read', 'talk', 'offer', 'accepted']);
  });

  it('ends when what was sent goes', () => {
    expect(isTalkOpen({ state: 'accepted', updatedAt: AT }, after(179))).toBe(true);
    expect(isTalkOpen({ state: 'accepted', updatedAt: AT }, after(180))).toBe(false);
    expect(isTalkOpen({ state: 'talk', updatedAt: AT }, after(400))).toBe(true);
  });
});
