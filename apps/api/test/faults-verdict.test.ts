import { LEAST, problemsOfAll } from '../faults/verdict.ts';

const well = {
  name: 'kill -9',
  problem: '',
  acknowledged: 700,
  least: 200,
  lost: 0,
  twice: 0,
  half: 0,
  'unexplained 5xx': 0,
};

it('of a run of faults is that it holds, where enough was written and nothing of it is wrong', () => {
  expect(problemsOfAll([well, well, well], true)).toEqual([]);
  expect(problemsOfAll([well], false)).toEqual([]);
});

it.each([
  ['nothing was tried', [], ['Nothing was tried', '0 acknowledged writes of at least 2000']],
  ['one came to no end', [well, well, well, { name: 'SIGTERM', problem: 'Error: no' }], ['SIGTERM: Error: no']],
  [
    'something is lost or half there',
    [well, well, { ...well, lost: 2, half: 1 }],
    ['kill -9: 2 lost', 'kill -9: 1 half'],
  ],
  [
    'a fault met too few writes',
    [
      { ...well, acknowledged: 199 },
      { ...well, acknowledged: 9_000 },
    ],
    ['kill -9: 199 acknowledged writes of at least 200'],
  ],
  ['all of them met too few', [well, well], [`1400 acknowledged writes of at least ${LEAST.all}`]],
])('does not hold where %s', (_, rows, problems) => {
  expect(problemsOfAll(rows, true)).toEqual(problems);
});
