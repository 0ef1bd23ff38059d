import { NINE_SCRIPTS } from '../../test/nine-scripts.js';
import { remembered } from './remembered.js';

const long = (more: string) => `${NINE_SCRIPTS.km.repeat(100)}${more}`;

it('looks through a long text once, however often it is asked, and charges who asked first', () => {
  const seen: string[] = [];
  const rule = remembered((text) => seen.push(text) && [text.at(-1)]);
  const payer = { lettersLookedThrough: undefined };
  for (let n = 0; n < 500; n += 1) expect(rule(long('a'), payer)).toEqual(['a']);
  expect(payer.lettersLookedThrough).toBe(long('a').length);
  const another = {};
  expect([rule(long('b'), another), rule(long('a'), another)]).toEqual([['b'], ['a']]);
  expect(another).toEqual({ lettersLookedThrough: long('b').length });
  expect(seen).toEqual([long('a'), long('b')]);
});

it('looks through short ones each time', () => {
  let times = 0;
  const rule = remembered(() => (times += 1));
  const payer = {};
  expect([rule('c', payer), rule('c', payer)]).toEqual([1, 2]);
  expect(payer).toEqual({ lettersLookedThrough: 2 });
});

it('keeps that there is nothing to say, too', () => {
  let times = 0;
  const rule = remembered(() => void (times += 1));
  expect([rule(long(''), {}), rule(long(''), {})]).toEqual([undefined, undefined]);
  expect(times).toBe(1);
});
