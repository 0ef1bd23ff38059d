import { FREQUENT_NATIONALITIES, NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { expect, it } from 'vitest';
import { FREQUENT_FLAGS } from './frequentFlags.ts';

it('the flags of the most frequent nationalities come together', () => {
  const frequent = NATIONALITIES.slice(0, FREQUENT_NATIONALITIES).map(({ code }) => code);
  expect(FREQUENT_FLAGS.toSorted()).toEqual(['KR', ...frequent].toSorted());
});
