import { fc, runs } from '@haiko/shared/test/anyTexts';
import { isStale, assess, type Reading, type StoredRate } from './exchange-rates.policy.js';

const NOW = new Date('2026-11-21T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const known = (krw: number, asOf = hoursAgo(24)): StoredRate => ({ currency: 'KHR', krw, asOf, source: 'er-api' });
const says = (source: string, krw: number, asOf = hoursAgo(3)): Reading => ({
  source,
  rates: [{ currency: 'KHR', krw, asOf }],
});

function accepted(readings: Reading[], last: StoredRate[] = [known(0.3344)]): (number | undefined)[] {
  return assess(readings, last, NOW).accepted.map(({ krw }) => krw);
}

describe('a new rate', () => {
  it('replaces the known one when it is newer and close to it', () => {
    expect(accepted([says('er-api', 0.34)])).toEqual([0.34]);
    expect(accepted([says('er-api', 0.34, hoursAgo(24))])).toEqual([]);
    expect(accepted([says('er-api', 0.34, hoursAgo(25))])).toEqual([]);
  });

  it('that has moved by more than a tenth needs a second source that says the same', () => {
    expect(accepted([says('er-api', 0.4)])).toEqual([]);
    expect(accepted([says('er-api', 0.4), says('ecb', 0.37)])).toEqual([]);
    expect(accepted([says('er-api', 0.4), says('ecb', 0.403)])).toEqual([0.4]);
  });

  it('is not confirmed by the same source at another address', () => {
    expect(accepted([says('currency-api', 0.4), says('currency-api', 0.4)])).toEqual([]);
  });

  it('of the next source is taken where the first one is out of its mind', () => {
    expect(accepted([says('er-api', 33.44), says('currency-api', 0.335)])).toEqual([0.335]);
  });

  it('of today is taken before an old one of a source that is trusted more', () => {
    const old = says('er-api', 0.335, hoursAgo(60));
    const last = [known(0.3344, hoursAgo(200))];
    expect(accepted([old, says('ecb', 0.336)], last)).toEqual([0.336]);
    expect(accepted([old], last)).toEqual([0.335]);
    expect(assess([old], last, NOW).isSettled).toBe(false);
  });

  it('from the future is none', () => {
    expect(accepted([says('er-api', 0.3345, hoursAgo(-25))])).toEqual([]);
  });

  it('is taken as it is for a currency that none was known of', () => {
    expect(accepted([says('er-api', 0.34)], [])).toEqual([0.34]);
  });
});

describe('a rate', () => {
  it('is stale after 48 hours', () => {
    expect([isStale(hoursAgo(48), NOW), isStale(hoursAgo(48.1), NOW)]).toEqual([false, true]);
  });
});

describe('any readings', () => {
  it('leave no rate that is older, or that one source alone has made jump', () => {
    const now = new Date('2026-11-20T03:00:00Z');
    const rate = fc.record({
      currency: fc.constantFrom('USD', 'VND', 'KHR', 'XXX'),
      krw: fc.double({ min: 0.001, max: 10_000, noNaN: true }),
      asOf: fc.integer({ min: -100, max: 60 }).map((hours) => new Date(now.getTime() + hours * 3_600_000)),
    });
    const known = fc.uniqueArray(rate, { selector: ({ currency }) => currency, maxLength: 3 });
    const readings = fc.uniqueArray(
      fc.record({ source: fc.constantFrom('one', 'two', 'three'), rates: fc.array(rate, { maxLength: 4 }) }),
      {
        selector: ({ source }) => source,
      },
    );
    fc.assert(
      fc.property(readings, known, (read, stored) => {
        const last = stored.map((each) => ({ ...each, source: 'before' }));
        for (const { currency, krw, asOf, source } of assess(read, last, now).accepted) {
          const before = last.find((each) => each.currency === currency);
          expect(asOf.getTime()).toBeLessThanOrEqual(now.getTime() + 24 * 3_600_000);
          const said = read.find((each) => each.source === source)?.rates ?? [];
          expect(said.some((each) => each.currency === currency && each.krw === krw && each.asOf === asOf)).toBe(true);
          if (!before) continue;
          expect(asOf > before.asOf).toBe(true);
          const isAlone = !read.some(
            (each) => each.source !== source && each.rates.some((other) => other.currency === currency),
          );
          if (isAlone) expect(Math.abs(krw - before.krw) / before.krw).toBeLessThanOrEqual(0.1);
        }
      }),
      runs(60),
    );
  });
});
