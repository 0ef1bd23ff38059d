import { countTurns, workLong } from '../../test/turns.js';
import { mapInTurns } from './in-turns.js';

it('gives way to others after each thing that takes long, and keeps their order', async () => {
  const { turns, stop } = countTurns();
  const made = await mapInTurns(['a', 'b', 'c'], (item) => {
    workLong();
    return [item, turns()];
  });
  stop();
  expect(made).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});
