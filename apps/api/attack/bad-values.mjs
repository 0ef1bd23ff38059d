// The largest and deepest of everything: what each input of the product is sent.
import zlib from 'node:zlib';

const KB = 1_024;

/** A text of so many bytes of UTF-8, made of one piece. */
export const filled = (piece, bytes) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
export const brackets = (depth) => '['.repeat(depth) + ']'.repeat(depth);

/** What texts are dear to somebody who counts characters, folds or searches them. */
const PIECES = {
  'latin letters': 'a',
  'Thai marks': 'ก้',
  'marks on one letter': '\u0301',
  'a family joined': '👨‍👩‍👧‍👦\u200d',
  'flags without end': '🇰',
  'conjoining Hangul': '\u1100\u1161\u11a8',
  'ligatures that unfold': '\ufdfa',
  'zero-width joiners': '\u200d',
  spaces: ' ',
  'line ends': '\r\n',
  controls: '\u0007',
  'lone surrogates': '\ud83d',
  'words of one letter': 'b ',
  'dots and at signs': 'a.@',
  'percent signs': '%',
  'dashes of numbers': '1-',
};

/** Texts as long as a body allows. */
export const longTexts = (bytes) =>
  Object.entries(PIECES).map(([name, piece]) => [`text of ${name}`, filled(piece, bytes)]);

/** JSON texts for the place of any value, by their name. */
export function badValues(bytes) {
  const text = JSON.stringify(filled('가', 1_000));
  const object = `{${['region', 'name', 'path', 'p256dh', 'from', 'detailRegion'].map((key) => `"${key}":${text}`).join()}}`;
  const list = (count, item) => `[${Array(count).fill(item).join()}]`;
  return [
    ...longTexts(bytes).map(([name, value]) => [name, JSON.stringify(value)]),
    ['three thousand brackets', brackets(3_000)],
    ['brackets as far as they go', brackets(Math.floor(bytes / 2))],
    ['objects in objects', `${'{"a":'.repeat(Math.floor(bytes / 6))}1${'}'.repeat(Math.floor(bytes / 6))}`],
    ['empty objects without end', list(Math.floor(bytes / 3), '{}')],
    ['a hundred empty objects', list(100, '{}')],
    ['a hundred lists', list(100, '[]')],
    ['a hundred objects of long texts', list(Math.min(100, Math.floor(bytes / Buffer.byteLength(object))), object)],
    ['a hundred long texts', list(Math.min(100, Math.floor(bytes / 3_002)), text)],
    ['a hundred nulls', list(100, 'null')],
    ['a hundred uuids', list(100, '"0190f0f0-0000-7000-8000-000000000000"')],
    ['an object of long texts', object],
    ['an object with a length', '{"length":1000000000,"0":{}}'],
    ['an object that wants to be a prototype', '{"__proto__":{"length":5},"constructor":{"prototype":{}}}'],
    ['a number of many digits', '9'.repeat(bytes)],
    ['a large exponent', '1e308'],
    ['nothing', 'null'],
  ];
}

/** Bodies that are wrong as a whole. */
export function badBodies(bytes) {
  const names = Array.from({ length: Math.floor(bytes / 14) }, (_, n) => `"f${n}":0`).join();
  return [
    ['nothing at all', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['an unfinished text', `{"title":"${'a'.repeat(bytes - 10)}`],
    ['escaped quotes without end', `{"title":"${'\\"'.repeat(Math.floor((bytes - 12) / 2))}"}`],
    ['backslashes without end', `{"title":"${'\\'.repeat(bytes - 12)}`],
    ['bytes that are no text', Buffer.alloc(bytes, 0xff)],
    ['spaces', ' '.repeat(bytes)],
    ['commas', `[${','.repeat(bytes - 2)}]`],
    ['a thousand fields and more', `{${names}}`],
    [
      'one field again and again',
      `{${Array(Math.floor(bytes / 6))
        .fill('"a":1')
        .join()}}`,
    ],
    ['brackets', brackets(Math.floor(bytes / 2))],
    ['more than is read', 'a'.repeat(3_000_000)],
  ];
}

/** Headers that each call may carry; node refuses more than 16 KB of them. */
export const BAD_HEADERS = [
  ['a token of 14 KB', { authorization: `Bearer ${filled('eyJhbGciOiJIUzI1NiJ9.', 14 * KB)}` }],
  ['a token with a large payload', { authorization: `Bearer ${token({ pad: 'a'.repeat(10 * KB) })}` }],
  ['a token without an algorithm', { authorization: `Bearer ${token({}, { alg: 'none', typ: 'at+jwt' })}` }],
  ['spaces in the bearer', { authorization: `Bearer ${' '.repeat(14 * KB)}x` }],
  ['a long key of the write', { 'idempotency-key': 'a'.repeat(14 * KB) }],
  ['a thousand cookies', { cookie: Array.from({ length: 1_000 }, (_, n) => `c${n}=1`).join('; ') }],
  ['a cookie that is JSON', { cookie: `haiko=j:${encodeURIComponent(brackets(2_000))}` }],
  ['languages without end', { 'accept-language': Array(2_000).fill('ko;q=0').join() }],
  ['kinds of answers without end', { accept: Array(1_500).fill('a/b;q=0').join() }],
  ['encodings without end', { 'accept-encoding': Array(2_500).fill('a;q=0').join() }],
  ['versions without end', { 'if-none-match': Array(3_000).fill('"a"').join() }],
  ['ranges without end', { range: `bytes=${Array(3_000).fill('0-1').join()}` }],
  ['networks without end', { 'x-forwarded-for': Array(1_500).fill('10.0.0.1').join() }],
  ['a type of 14 KB', { 'content-type': `application/json; ${'a=b;'.repeat(3_500)}` }],
];

function token(payload, header = { alg: 'HS256', typ: 'at+jwt' }) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(payload)}.${'a'.repeat(43)}`;
}

/** Queries of an address. */
export const BAD_QUERIES = [
  ['two thousand parameters', Array.from({ length: 1_500 }, (_, n) => `p${n}=1`).join('&')],
  ['one parameter again and again', Array(2_000).fill('key=1').join('&')],
  ['a long parameter', `key=${'a'.repeat(14 * KB)}`],
  ['percent signs', `key=${'%25'.repeat(4_000)}`],
  ['broken percent signs', `key=${'%f'.repeat(6_000)}`],
  ['a signature of any length', `expires=${'9'.repeat(6_000)}&signature=${'a'.repeat(6_000)}`],
];

/** Multipart bodies: [name, content type, body]. */
export function badForms() {
  const boundary = 'x'.repeat(40);
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (disposition, value = 'a', more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${value}\r\n`;
  const end = `--${boundary}--\r\n`;
  const file = (name, value) => part(`name="file"; filename="${name}"`, value, 'Content-Type: image/png\r\n');
  const many = (count, text) => text.repeat(count) + end;
  return [
    ['ten thousand fields', type, many(10_000, part('name="purpose"'))],
    ['ten thousand files', type, many(10_000, file('a.png', 'x'))],
    ['a field of a megabyte', type, part('name="purpose"', 'a'.repeat(1_000_000)) + end],
    ['a name of a field of a megabyte', type, part(`name="${'a'.repeat(1_000_000)}"`) + end],
    ['a name of a file of a megabyte', type, file('ก'.repeat(300_000), 'x') + end],
    ['headers of a part without end', type, many(1, part('name="a"', 'a', 'X-A: b\r\n'.repeat(50_000)))],
    ['nested names', type, part(`name="a${'[b]'.repeat(30)}"`) + end],
    ['no end', type, part('name="purpose"')],
    ['no boundary', 'multipart/form-data', 'a'],
    ['a boundary of 10 KB', `multipart/form-data; boundary=${'y'.repeat(10 * KB)}`, '--y'],
    ['almost the boundary again and again', type, `\r\n--${'x'.repeat(39)}y`.repeat(50_000) + end],
    ['a text that says it is a picture', type, file('a.png', 'GIF89a'.repeat(100_000)) + end],
    ['zeroes', type, file('a.png', '\0'.repeat(9_000_000)) + end],
    ['a drawing of a thousand rules', type, file('a.svg', `<svg>${'<g>'.repeat(300_000)}`) + end],
  ];
}

/** Forms as browsers send them from a provider: [name, body]. */
export function badAnswers(bytes) {
  const fields = Array.from({ length: Math.floor(bytes / 8) }, (_, n) => `f${n}=1`).join('&');
  return [
    ...longTexts(bytes / 3).flatMap(([name, text]) =>
      ['state', 'code', 'user', 'error'].map((field) => [
        `${field} is ${name}`,
        new URLSearchParams({ state: 'a', code: 'b', [field]: text }).toString(),
      ]),
    ),
    ['user is brackets', new URLSearchParams({ state: 'a', code: 'b', user: brackets(bytes / 8) }).toString()],
    ['fields without end', fields],
    ['one field again and again', filled('state=a&', bytes)],
    ['names alone', filled('&', bytes)],
    ['equals signs', filled('=', bytes)],
    ['percent signs', filled('%25', bytes)],
    ['broken percent signs', `state=${filled('%f', bytes)}`],
    ['pluses', `state=${filled('+', bytes)}`],
    ['fields in fields', `state${filled('[a]', bytes)}=1`],
    ['bytes that are no text', Buffer.alloc(bytes, 0xff)],
    ['more than is read', filled('a', 3_000_000)],
  ];
}

/** A body that unfolds to more than it is. */
export const bomb = () => zlib.gzipSync(Buffer.alloc(50_000_000));
