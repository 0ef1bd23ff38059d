import { retryAfterSeconds } from './translation-provider.js';

const NOW = Date.parse('Sat, 21 Nov 2026 14:00:00 GMT');

it.each([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['-5', 0],
  ['0', 0],
  ['120', 120],
  ['86400', 3_600],
  ['Sat, 21 Nov 2026 14:10:00 GMT', 600],
  ['Sat, 21 Nov 2026 13:59:00 GMT', 0],
  ['Sun, 22 Nov 2026 14:00:00 GMT', 3_600],
])('a provider that asks for a pause by %j gets %i seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, NOW)).toBe(seconds);
});
