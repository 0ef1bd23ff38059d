import { fc, holds } from '@haiko/shared/test/anyTexts';
import { type PricedCall, priceOf, PRICES } from './prices.js';

const call: PricedCall = { status: 200, bytesReceived: 0, bytesSent: 0 };
const query = (asked: { rows: number; fields: number }) => priceOf({ ...call, asked });

it('is that of an ordinary call, or of what stands behind the door', () => {
  expect([priceOf(call), priceOf({ ...call, price: 20 }), priceOf({ ...call, price: 0 })]).toEqual([3, 20, 0]);
});

it('is higher for what is refused, and for a page that had to be made', () => {
  const refused = { ...call, status: 404 };
  expect([priceOf(refused), priceOf({ ...refused, price: 20 }), priceOf({ ...refused, price: 0 })]).toEqual([
    PRICES.refused,
    20,
    PRICES.refused,
  ]);
  expect(priceOf({ ...refused, asked: { rows: 10, fields: 1 } })).toBe(PRICES.refusedQuery);
  expect(priceOf({ ...call, bytesRendered: 0 })).toBe(PRICES.rendered);
  expect(priceOf({ ...call, bytesRendered: 500_000 })).toBe(PRICES.rendered + PRICES.megabyteRendered / 2);
});

it('is not that of the work where a limit of frequency has refused it', () => {
  expect(priceOf({ ...call, status: 429, price: 20 })).toBe(PRICES.refused);
});

it('grows with the rows and lists of a query', () => {
  expect([query({ rows: 110, fields: 1 }), query({ rows: 1_000, fields: 1 }), query({ rows: 10, fields: 10 })]).toEqual(
    [3, 20, 16.5],
  );
});

it('grows with what is received and sent, but for files, whose bytes are not made for the call', () => {
  const large = { ...call, bytesReceived: 100_000, bytesSent: 1_000_000 };
  expect(priceOf(large)).toBeCloseTo(3 + 4 + 0.4 + 20);
  expect(priceOf({ ...large, status: 400 })).toBeCloseTo(PRICES.refused + 20 + 0.4 + 20);
  expect(priceOf({ ...large, isSentAsItIs: true, price: 0.5 })).toBe(0.5);
});

it('grows with what rules have looked through for the answer', () => {
  expect(priceOf({ ...call, lettersLookedThrough: 500_000 })).toBe(3 + 500);
});

it('never falls while more becomes known of a call that is answered', () => {
  const more = fc.record({ bytesReceived: fc.nat(10_000_000), bytesSent: fc.nat(10_000_000) });
  holds(
    fc.property(more, more, (one, other) => {
      const after = {
        bytesReceived: one.bytesReceived + other.bytesReceived,
        bytesSent: one.bytesSent + other.bytesSent,
      };
      expect(priceOf({ ...call, ...after })).toBeGreaterThanOrEqual(priceOf({ ...call, ...one }));
    }),
  );
});
