import { fc, holds } from '@haiko/shared/test/anyTexts';
import { CpuAllowance } from './cpu-allowance.js';

const MINUTE = 60_000;

describe('an allowance of CPU time', () => {
  it('is three seconds at once, and a tenth of the time after that', () => {
    const allowance = new CpuAllowance(1);
    for (let ms = 0; ms < 3_000; ms += 100) {
      expect(allowance.waitOf({ caller: 'Linh', now: 0 })).toBe(0);
      allowance.charge('Linh', 100, 0);
    }
    expect(allowance.waitOf({ caller: 'Linh', now: 0 })).toBe(10);
    let taken = 0;
    for (let now = 0; now < MINUTE; now += 10) {
      if (allowance.waitOf({ caller: 'Linh', now }) > 0) continue;
      allowance.charge('Linh', 20, now);
      taken += 20;
    }
    expect(taken).toBeGreaterThan(MINUTE / 10 - 50);
    expect(taken).toBeLessThan(MINUTE / 10 + 50);
  });

  it('is told in calls of a price, with the seconds until it is whole', () => {
    const allowance = new CpuAllowance(1);
    expect(allowance.inCalls({ caller: 'Linh', now: 0 }, 3)).toEqual({ limit: 1_000, remaining: 1_000, reset: 0 });
    allowance.charge('Linh', 100, 0);
    expect(allowance.inCalls({ caller: 'Linh', now: 0 }, 3)).toEqual({ limit: 1_000, remaining: 966, reset: 1 });
    allowance.charge('Linh', 4_000, 0);
    expect(allowance.inCalls({ caller: 'Linh', now: 1_000 }, 3)).toEqual({ limit: 1_000, remaining: 0, reset: 40 });
  });

  it('is everybody’s own', () => {
    const allowance = new CpuAllowance(1);
    allowance.charge('Linh', 10_000, 0);
    expect(allowance.waitOf({ caller: 'Sokha', now: 0 })).toBe(0);
  });

  it('waits as long as a call has cost too much', () => {
    const allowance = new CpuAllowance(1);
    allowance.charge('Linh', 3_500, 0);
    expect(allowance.waitOf({ caller: 'Linh', now: 0 })).toBe(5_010);
    expect(allowance.waitOf({ caller: 'Linh', now: 5_010 })).toBe(0);
  });

  it('is never more than was there at first', () => {
    const allowance = new CpuAllowance(1);
    allowance.charge('Linh', 1, 0);
    allowance.charge('Linh', 3_000, 60 * MINUTE);
    expect(allowance.waitOf({ caller: 'Linh', now: 60 * MINUTE })).toBeGreaterThan(0);
  });

  it('grows with the factor of the limits', () => {
    const allowance = new CpuAllowance(100);
    allowance.charge('Linh', 299_999, 0);
    expect(allowance.waitOf({ caller: 'Linh', now: 0 })).toBe(0);
  });

  it('forgets who has not called for longest', () => {
    const allowance = new CpuAllowance(1);
    allowance.charge('first', 10_000, 0);
    allowance.charge('second', 10_000, 0);
    allowance.charge('first', 1, 0);
    for (let n = 0; n < 49_999; n += 1) allowance.charge(`other ${n}`, 1, 0);
    expect(allowance.waitOf({ caller: 'second', now: 0 })).toBe(0);
    expect(allowance.waitOf({ caller: 'first', now: 0 })).toBeGreaterThan(0);
  });

  it('is told to other processes of those who took most, once', () => {
    const [here, there] = [new CpuAllowance(1), new CpuAllowance(1)];
    here.charge('Linh', 1_000, 0);
    here.charge('Linh', 1_600.4, 0);
    here.charge('Sokha', 700, 0);
    here.charge('Kosal', 650, 0);
    here.charge('somebody', 3, 0);
    const told = here.takeCharged(2);
    expect(told).toEqual([
      ['Linh', 2_600],
      ['Sokha', 700],
    ]);
    for (const [caller, ms] of told) there.deduct(caller, ms, 0);
    there.charge('Linh', 500, 0);
    expect(there.waitOf({ caller: 'Linh', now: 0 })).toBeGreaterThan(0);
    // What was told here is told on by nobody.
    expect([here.takeCharged(2), there.takeCharged(2)]).toEqual([[], [['Linh', 500]]]);
  });
});

describe('any calls', () => {
  const calls = fc.array(
    fc.record({ ms: fc.integer({ min: 0, max: 5_000 }), after: fc.integer({ min: 0, max: 60_000 }) }),
    {
      maxLength: 10,
    },
  );

  it('that wait as long as they are told take a tenth of the time, what was saved, and the last one', () => {
    holds(
      fc.property(calls, (all) => {
        const allowance = new CpuAllowance(1);
        let [now, taken, last] = [0, 0, 0];
        for (const { ms, after } of all) {
          now += after;
          now += allowance.waitOf({ caller: 'Linh', now });
          expect(allowance.waitOf({ caller: 'Linh', now })).toBe(0);
          allowance.charge('Linh', ms, now);
          [taken, last] = [taken + ms, ms];
          expect(taken - last).toBeLessThanOrEqual(3_000 + now / 10);
          const { limit, remaining, reset } = allowance.inCalls({ caller: 'Linh', now }, 3);
          expect(remaining >= 0 && remaining <= limit && reset >= 0).toBe(true);
          expect(remaining > 0 && allowance.waitOf({ caller: 'Linh', now }) > 0).toBe(false);
        }
      }),
    );
  });
});
