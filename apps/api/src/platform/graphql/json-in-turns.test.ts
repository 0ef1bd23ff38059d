import { anyText, fc, holds } from '@haiko/shared/test/anyTexts';
import { jsonInTurns, JsonWriter, LETTERS_A_TURN } from './json-in-turns.js';

const long = (letters: number) => 'গ'.repeat(letters);
const posts = Array.from({ length: 50 }, (_, n) => ({ n, content: long(10_000), contentKo: long(10_000) }));
const answer = { data: { readPosts: { items: posts, hasMore: false } } };

describe('an answer that is written in turns', () => {
  it('is what JSON.stringify writes, of anything', () => {
    const texts = fc.dictionary(anyText, fc.option(anyText, { nil: undefined }));
    holds(
      fc.property(fc.jsonValue(), texts, (one, other) => {
        const value = { one, other, list: [undefined, one, new Date(0)], none: null, number: -1.5e-9 };
        expect([...new JsonWriter().pieces(value)].join('')).toBe(JSON.stringify(value));
      }),
    );
  });

  it('is written in pieces that are hardly longer than a turn may take', () => {
    const pieces = [...new JsonWriter().pieces(answer)];
    expect(pieces.join('')).toBe(JSON.stringify(answer));
    expect(pieces.length).toBeGreaterThanOrEqual(10);
    for (const piece of pieces) expect(piece.length).toBeLessThan(LETTERS_A_TURN + 10_100);
  });

  it('leaves a turn to others after each piece', async () => {
    let [turns, isOver] = [0, false];
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    expect(String(await jsonInTurns(answer))).toBe(JSON.stringify(answer));
    isOver = true;
    // A million letters, each written and put into bytes.
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('is written no further than somebody waits for it', async () => {
    let asked = 0;
    expect(await jsonInTurns(answer, () => (asked += 1) === 2)).toBeUndefined();
    expect(asked).toBe(2);
  });
});
