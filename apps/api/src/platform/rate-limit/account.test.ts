import { fc, holds } from '@haiko/shared/test/anyTexts';
import { DOORS, doorOf } from '../doors.js';
import { Account, payerHashes } from './account.js';
import { CpuAllowance } from './cpu-allowance.js';

const payer = { name: '203.0.113.7', hashOf: payerHashes('p') };
const at = (allowance: CpuAllowance, address: string) => new Account(allowance, payer, doorOf(address));

describe('the account of a caller', () => {
  it('is charged by every door, and used up at those that do not stand open', () => {
    const allowance = new CpuAllowance(1);
    at(allowance, '/assets/a.js').charge(2_000);
    expect(at(allowance, '/graphql').waitMs()).toBe(0);
    at(allowance, '/health/live').charge(1_500);
    expect([at(allowance, '/graphql').waitMs() > 0, at(allowance, '/api/post').waitMs() > 0]).toEqual([true, true]);
  });

  it('leaves open at each door what is its own, and no more', () => {
    const allowance = new CpuAllowance(1);
    at(allowance, '/graphql').charge(4_000);
    const signIn = at(allowance, '/api/user/signin');
    expect(signIn.waitMs()).toBe(0);
    expect(signIn.inCalls()).toMatchObject({ limit: 150, remaining: 150 });
    signIn.charge(3_001);
    expect(signIn.waitMs()).toBeGreaterThan(0);
    expect(at(allowance, '/files/a.webp').waitMs()).toBe(0);
  });

  it('does not count against a call what was charged for it', () => {
    const allowance = new CpuAllowance(1);
    const [query, signIn] = [at(allowance, '/graphql'), at(allowance, '/api/user/signin')];
    query.charge(3_001);
    signIn.charge(3_001);
    expect([query.waitMs(), signIn.waitMs()].every((ms) => ms > 0)).toBe(true);
    // What the other one was charged stays charged.
    expect([query.waitMs(3_003), query.waitMs(300) > 0, signIn.waitMs(10)]).toEqual([0, true, 0]);
  });

  it('is of one caller', () => {
    const allowance = new CpuAllowance(1);
    at(allowance, '/graphql').charge(9_000);
    expect(new Account(allowance, { ...payer, name: '203.0.113.8' }, doorOf('/graphql')).waitMs()).toBe(0);
  });

  it('gives the empty page so often, whatever else is used up', () => {
    const allowance = new CpuAllowance(1);
    const page = at(allowance, '/main');
    page.charge(9_000);
    let given = 0;
    while (page.takesShell()) given += 1;
    expect(given).toBeGreaterThanOrEqual(300);
    expect(given).toBeLessThan(310);
  });
});

describe('any calls at any doors', () => {
  // Three seconds of sign-in's, and half a minute of each of the others.
  const SAVED_BY_DOORS = 3_000 + 30 * 80;
  // One call of a second takes the saved up seconds of a door of a hundredth for a hundred seconds.
  const calls = fc.array(fc.record({ door: fc.constantFrom(...DOORS), ms: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 150,
    maxLength: 200,
  });

  it('take no more than a tenth of the time, what was saved, and what is on its way', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    holds(
      fc.property(calls, (all) => {
        const allowance = new CpuAllowance(1);
        let taken = 0;
        for (const { door, ms } of all) {
          vi.advanceTimersByTime(10);
          const account = new Account(allowance, payer, door);
          if (account.waitMs() > 0) continue;
          account.charge(ms);
          taken += ms;
        }
        // What is saved of the whole and of each share, what is there again of two seconds, and the last call of each door.
        expect(taken).toBeLessThanOrEqual(3_000 + SAVED_BY_DOORS + 400 + 100 * (DOORS.length + 1));
      }),
    );
    vi.useRealTimers();
  });
});
