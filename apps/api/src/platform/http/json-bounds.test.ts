import { fc, holds } from '@haiko/shared/test/anyTexts';
import { JSON_BOUNDS, jsonExcess } from './json-bounds.js';

const excess = (text: string) => jsonExcess(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (members: number, member = '0') => `[${Array<string>(members).fill(member).join()}]`;

/** How many bytes of a text are looked at before it is given up. */
function looked(text: string): number {
  let furthest = 0;
  const watched = new Proxy(Buffer.from(text), {
    get(bytes, property) {
      if (typeof property === 'string' && /^\d+$/.test(property)) furthest = Math.max(furthest, Number(property));
      const value: unknown = Reflect.get(bytes, property, bytes);
      return typeof value === 'function' ? (value.bind(bytes) as unknown) : value;
    },
  });
  jsonExcess(watched);
  return furthest;
}

describe('the bounds of a JSON text', () => {
  it.each([
    ['nothing', ''],
    [
      'a post in Khmer',
      '{"title":"ផ្សារ","content":"\\"[[[[[[[[[[[[\\\\","files":[{"name":"a","path":"b"}],"hashtagNames":[]}',
    ],
    ['the depth that is allowed', nested(JSON_BOUNDS.depth)],
    ['as many members as are allowed', list(JSON_BOUNDS.members)],
    ['brackets and commas in a text', JSON.stringify({ text: '[{,'.repeat(5_000) })],
    ['quotes and backslashes in a text', JSON.stringify({ text: '\\"['.repeat(5_000), more: '\\' })],
    ['a text without an end', `{"text":"${'['.repeat(5_000)}`],
    ['closed brackets alone', ']}'.repeat(5_000)],
  ])('hold %s', (_, text) => {
    expect(excess(text)).toBeNull();
  });

  it.each([
    ['a level too deep', nested(JSON_BOUNDS.depth + 1), { field: null, kind: 'too deep' }],
    ['three thousand brackets', nested(3_000), { field: null, kind: 'too deep' }],
    ['objects in objects', '{"a":'.repeat(3_000), { field: 'a', kind: 'too deep' }],
    ['a deep field', `{"title":"x","files":${nested(3_000)}}`, { field: 'files', kind: 'too deep' }],
    ['a member too many', list(JSON_BOUNDS.members + 1), { field: null, kind: 'too many' }],
    ['a long list', `{"a":"b","noteUuids":${list(21_000, '{}')}}`, { field: 'noteUuids', kind: 'too many' }],
    ['many short lists', `{"regions":${list(90, list(20))}}`, { field: 'regions', kind: 'too many' }],
    [
      'an object of many fields',
      `{${Array.from({ length: 101 }, (_, n) => `"f${n}":0`).join()}}`,
      { field: null, kind: 'too many' },
    ],
    ['a name that cannot be ours', `{"<b>":${nested(9)}}`, { field: null, kind: 'too deep' }],
    ['a long name', `{"${'x'.repeat(41)}":${nested(9)}}`, { field: null, kind: 'too deep' }],
    ['brackets behind an escaped quote', `{"a\\"":"\\\\","b":${nested(9)}}`, { field: 'b', kind: 'too deep' }],
  ])('refuse %s', (_, text, found) => {
    expect(excess(text)).toEqual(found);
  });

  it('are eight levels, a hundred members and a thousand values', () => {
    expect(excess(`[${nested(8)}]`)).toEqual({ field: null, kind: 'too deep' });
    expect(excess(list(101))).toEqual({ field: null, kind: 'too many' });
    expect(excess(list(20, list(51)))).toEqual({ field: null, kind: 'too many' });
  });

  it('end the looking where they are passed', () => {
    expect(looked(nested(100_000))).toBe(JSON_BOUNDS.depth);
    expect(looked(list(100_000))).toBeLessThan(4 * JSON_BOUNDS.members);
    // Never behind a text and before it again, whatever it is made of.
    const quotes = JSON.stringify({ text: '\\'.repeat(10_000) });
    expect(looked(quotes)).toBe(quotes.length - 1);
  });
});

/** What a value that was parsed has, counted on its own. */
function measured(value: unknown): { depth: number; members: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, members: 0, values: 0 };
  const own = Object.values(value);
  const inner = own.map(measured);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    members: Math.max(own.length, ...inner.map(({ members }) => members)),
    // An empty one counts as its bracket does, as one with a single member.
    values: 1 + Math.max(own.length - 1, 0) + inner.reduce((sum, { values }) => sum + values, 0),
  };
}

describe('any JSON', () => {
  const size = { depthSize: 'large', maxDepth: 12 } as const;

  it('is refused where it is too deep, too long or too much, and nowhere else, however it is written', () => {
    const wide = fc.array(fc.array(fc.constantFrom('[{,"', 1, null), { maxLength: 90 }), { maxLength: 14 });
    const long = fc.array(fc.constant(0), { minLength: 95, maxLength: 105 });
    const value = fc.oneof(fc.jsonValue(size), wide, long, fc.record({ '"\\': long, b: fc.jsonValue(size) }));
    holds(
      fc.property(value, fc.constantFrom(undefined, 2, '\t'), (any, space) => {
        const { depth, members, values } = measured(any);
        const fits = depth <= JSON_BOUNDS.depth && members <= JSON_BOUNDS.members && values <= JSON_BOUNDS.values;
        expect(excess(JSON.stringify(any, null, space)) === null).toBe(fits);
      }),
    );
  });
});
