import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import { besidesText, isAsSeen, mayReplace } from './suspensions.policy.js';

const now = new Date('2026-12-01T00:00:00Z');
const [over, tomorrow, inAWeek] = ['2026-11-01', '2026-12-02', '2026-12-08'].map(
  (day) => new Date(`${day}T00:00:00Z`),
) as [Date, Date, Date];

it.each([
  ['nothing of the first one', { before: null, said: inAWeek, after: inAWeek }, ''],
  ['nothing of one that is over', { before: over, said: tomorrow, after: tomorrow }, ''],
  ['nothing of one that is prolonged', { before: tomorrow, said: inAWeek, after: inAWeek }, ''],
  [
    'which one lasts longer',
    { before: inAWeek, said: tomorrow, after: inAWeek },
    ', others until 2026-12-08T00:00:00.000Z',
  ],
  ['that one for good does', { before: PERMANENTLY, said: tomorrow, after: PERMANENTLY }, ', others for good'],
  ['which one it ends', { before: PERMANENTLY, said: tomorrow, after: tomorrow }, ', instead of for good'],
])('says beside a suspension %s', (_, ends, text) => {
  expect(besidesText(ends, now)).toBe(text);
});

it('ends what was seen, and anything for who does not say', () => {
  expect([isAsSeen(inAWeek, null), isAsSeen(null, undefined), isAsSeen(inAWeek, new Date(inAWeek))]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isAsSeen(PERMANENTLY, inAWeek), isAsSeen(null, inAWeek)]).toEqual([false, false]);
});

it.each([
  ['the first one', { before: null, said: tomorrow, seen: undefined }, true],
  ['one that was seen by a sooner one', { before: PERMANENTLY, said: tomorrow, seen: PERMANENTLY }, true],
  ['an unseen one by one that ends no sooner', { before: tomorrow, said: inAWeek, seen: null }, true],
  ['an unseen one by a sooner one', { before: inAWeek, said: tomorrow, seen: undefined }, false],
  ['another one than was seen, also by a later one', { before: inAWeek, said: PERMANENTLY, seen: tomorrow }, false],
])('judges replacing %s', (_, replacing, isRight) => {
  expect(mayReplace(replacing)).toBe(isRight);
});
