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
