import { NINE_SCRIPTS } from '../../test/nine-scripts.js';
import { remembered } from './remembered.js';

const long = (more: string) => `${NINE_SCRIPTS.km.repeat(100)}${more}`;

it('looks through a long text once, however often it is asked, and charges who asked first', async () => {
  const seen: string[] = [];
  const rule = remembered((text) => seen.push(text) && [text.at(-1)]);
  const payer = { lettersLookedThrough: undefined };
  for (let n = 0; n < 500; n += 1) expect(await rule(long('a'), payer)).toEqual(['a']);
  expect(payer.lettersLookedThrough).toBe(long('a').length);
  const another = {};
  expect(await Promise.all([rule(long('b'), another), rule(long('a'), another)])).toEqual([['b'], ['a']]);
  expect(another).toEqual({ lettersLookedThrough: long('b').length });
  expect(seen).toEqual([long('a'), long('b')]);
});

it('looks through short ones each time', async () => {
  let times = 0;
  const rule = remembered(() => (times += 1));
  const payer = {};
  expect([await rule('c', payer), await rule('c', payer)]).toEqual([1, 2]);
  expect(payer).toEqual({ lettersLookedThrough: 2 });
});

it('keeps that there is nothing to say, too', async () => {
  let times = 0;
  const rule = remembered(() => void (times += 1));
  expect([await rule(long(''), {}), await rule(long(''), {})]).toEqual([undefined, undefined]);
  expect(times).toBe(1);
});

/** How many letters were looked through in each turn of the event loop, of texts that were all asked for in one. */
async function lettersOfTurns(texts: readonly string[]): Promise<number[]> {
  const turns: number[] = [];
  let isOver = false;
  const rule = remembered((text) => void (turns[turns.length - 1] = (turns.at(-1) ?? 0) + text.length));
  const count = () => {
    turns.push(0);
    if (!isOver) setImmediate(count);
  };
  // A turn of its own, in which nobody has looked through anything.
  await new Promise(setImmediate);
  count();
  const payer = {};
  await Promise.all(texts.map((text) => rule(text, payer)));
  isOver = true;
  return turns;
}

describe('a turn of the event loop', () => {
  it('is long enough for one long text, or for some short ones', async () => {
    const longOnes = Array.from({ length: 50 }, (_, n) => `${n}${'x'.repeat(10_000)}`);
    const ofLong = await lettersOfTurns(longOnes);
    expect(Math.max(...ofLong)).toBeLessThan(10_010);
    const ofShort = await lettersOfTurns(Array.from({ length: 500 }, () => 'x'.repeat(400)));
    expect([Math.max(...ofShort), ofShort.reduce((all, one) => all + one, 0)]).toEqual([2_000, 200_000]);
  });

  it('has room for each caller in turn, whatever another one asks for', async () => {
    const seen: string[] = [];
    const rule = remembered((text) => void seen.push(text.slice(0, 2)));
    const [one, other] = [{}, {}];
    // A turn of its own, in which nobody has looked through anything.
    await new Promise(setImmediate);
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => rule(name.repeat(1_000), one));
    await Promise.all([...asked, rule('b1', other)]);
    expect(seen).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });
});
