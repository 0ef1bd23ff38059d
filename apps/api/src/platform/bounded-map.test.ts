import { fc, holds } from '@haiko/shared/test/anyTexts';
import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.js';

it('forgets what was set the longest ago, and no more than it has to', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('one', 1).set('two', 2).set('one', 11).set('three', 3);
  expect([...map]).toEqual([
    ['one', 11],
    ['three', 3],
  ]);
  map.set('three', 33);
  expect([...map.keys()]).toEqual(['one', 'three']);
});

it('holds what was set last, whatever was set', () => {
  const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer()), { maxLength: 60 });
  holds(
    fc.property(fc.integer({ min: 1, max: 8 }), entries, (most, all) => {
      const map = new BoundedMap<number, number>(most);
      for (const [key, value] of all) map.set(key, value);
      const latest = [...new Set(all.map(([key]) => key).reverse())].slice(0, most).reverse();
      expect([...map.keys()]).toEqual(latest);
      for (const key of latest) expect(map.get(key)).toBe(all.findLast(([own]) => own === key)?.[1]);
    }),
  );
});
