import { JSON_BOUNDS } from './json-bounds.js';
import { parseQuery } from './query-parser.js';

describe('the parameters of an address', () => {
  it.each([
    ['none', null, {}],
    ['an empty one', '', {}],
    ['one in Bengali', 'keyword=%E0%A6%AC%E0%A6%BE%E0%A6%9C%E0%A6%BE%E0%A6%B0', { keyword: 'বাজার' }],
    ['one twice', 'key=a&key=b', { key: ['a', 'b'] }],
    ['broken percent signs', 'key=%f%', { key: '%f%' }],
    ['brackets, as a name', 'a[b]=1', { 'a[b]': '1' }],
  ])('are read: %s', (_, query, read) => {
    expect({ ...parseQuery(query) }).toEqual(read);
  });

  it.each([
    ['different ones', Array.from({ length: 1_500 }, (_, n) => `p${n}=1`)],
    ['the same one', Array<string>(2_000).fill('key=1')],
  ])('are a hundred at most: %s', (_, parameters) => {
    const read = Object.values(parseQuery(parameters.join('&'))).flat();
    expect(read).toHaveLength(JSON_BOUNDS.members);
  });
});
