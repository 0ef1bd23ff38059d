import { expect, it } from 'vitest';
import { newUuid } from './newUuid.ts';

it('a new UUID is of version 4, and no other one', () => {
  const some = Array.from({ length: 200 }, newUuid);
  for (const uuid of some) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(some).size).toBe(some.length);
});
