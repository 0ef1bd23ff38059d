import { parse } from 'graphql';
import { givenBy, weightOfGiven } from './query-arguments.js';

const weight = (document: string, variables: Record<string, unknown> = {}) =>
  weightOfGiven(givenBy(parse(document)), variables);

describe('what the arguments of a document are given', () => {
  it.each([
    ['nothing', '{ a }', 0],
    ['single values', '{ a(x: 1, y: ENUM, z: null) }', 3],
    ['a list', '{ a(x: [1, 2, 3]) }', 4],
    ['objects in a list', '{ a(x: [{ one: 1, two: 2 }, {}]) }', 5],
    ['a text', '{ a(x: "ตลาด") }', 1],
    ['a long text', `{ a(x: "${'ก'.repeat(5_000)}") }`, 11],
    ['arguments of fields within', '{ a(x: 1) { b(y: [1]) { c(z: 1) } } }', 4],
    ['a directive', '{ a @include(if: true) }', 1],
    ['arguments in a fragment', '{ ...F } fragment F on Query { a(x: [1]) }', 2],
  ])('is counted: %s', (_, document, expected) => {
    expect(weight(document)).toBe(expected);
  });

  const twice = 'query ($x: [Int!] = [7, 8]) { a: f(x: $x) b: f(x: $x) }';

  it('counts a variable once for each use', () => {
    expect(weight(twice, { x: [1, 2, 3] })).toBe(8);
    expect(weight(twice, { x: Array(1_000).fill({}) })).toBe(2 * 1_001);
  });

  it('counts what stands for a variable that is left out, and null for itself', () => {
    expect(weight(twice)).toBe(6);
    expect(weight(twice, { x: null })).toBe(2);
    expect(weight('query ($x: Int) { a(x: $x) }')).toBe(0);
  });

  it('counts variables within objects, and none that no argument takes', () => {
    const document = 'mutation ($texts: T, $files: [F!]) { a(input: { texts: $texts, files: $files }) }';
    const variables = { texts: { ko: '안녕', vi: 'xin chào' }, files: [{ name: 'x' }], other: Array(500).fill(0) };
    expect(weight(document, variables)).toBe(1 + 3 + 3);
  });
});
