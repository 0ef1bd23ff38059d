// Requests with something in them that is wrong or strange: in a body, an argument, a path, behind the question mark, in a form or in a
// header. `npm test` sends some of them, `npm run attack` all (no imports here but of what Node reads by itself).
import { openApi } from './contract.ts';
import { badArguments } from './bad-arguments.ts';
import type { BadRequest, Unplaced, Value } from './bad-request.ts';
import { bodyWith, fieldsOfBodies, strangeFor, wrongFor } from './fields.ts';

/** A well-formed uuid of nothing. */
const NOTHING = '0190f0f0-0000-7000-8000-000000000000';

const JSON_TYPE = { 'content-type': 'application/json' };

/** All of them; or some, of each kind of place and of each kind of value. */
export function badRequests({ isWhole }: { isWhole: boolean }): BadRequest[] {
  const kinds: [place: string, all: Unplaced[], every: number][] = [
    ['a field', badBodies(), 1],
    ['two fields', badPairs(), 5],
    ['arguments', badArguments(), 4],
    ['a path', badPaths(), 3],
    ['behind the question mark', badQueries(), 2],
    ['a form', badForms(), 1],
    ['a header', badHeaders(), 3],
  ];
  return kinds.flatMap(([place, all, every]) =>
    all.filter((_, index) => isWhole || index % every === 0).map((request) => ({ place, ...request })),
  );
}

/** Of a call in the description, with what stands in its braces. */
function addressOf(call: string): { method: string; path: string } {
  const [method = '', route = ''] = call.split(' ');
  const path = route
    .replace('{provider}', 'google')
    .replace('{role}', 'USER')
    .replace(/\{\w+\}/g, NOTHING);
  return { method, path };
}

/** Its caller proves first of all that it is the mail server, which none of these does. */
const OF_MAIL_SERVER = 'POST /api/mail/reports';

/** Each field alone: what else is required is missing, so that nothing is written whatever the value. */
function badBodies(): Unplaced[] {
  return fieldsOfBodies().flatMap((field) => {
    const send = ([name, value]: Value, isWrong: boolean): Unplaced => ({
      ...{ of: field.call, what: `${field.path} with ${name}`, ...addressOf(field.call), headers: JSON_TYPE },
      body: JSON.stringify(bodyWith(field.path, value)),
      ...(isWrong && field.call !== OF_MAIL_SERVER && { names: [field.path] }),
    });
    return [
      ...wrongFor(field).map((value) => send(value, true)),
      ...strangeFor(field).map((value) => send(value, false)),
    ];
  });
}

/** Two wrong fields beside each other: the answer names one of them at least. */
function badPairs(): Unplaced[] {
  const outer = fieldsOfBodies().filter(({ path }) => !path.includes('.'));
  return outer.flatMap((one, index) =>
    outer
      .slice(index + 1)
      .filter(({ call }) => call === one.call)
      .flatMap((other, place) => {
        const [ones, others] = [wrongFor(one), wrongFor(other)];
        const pick = (values: Value[], turn: number) => values[turn % values.length] ?? ['nothing', null];
        const [first, second] = [pick(ones, index + place), pick(others, index + place * 3 + 1)];
        return {
          of: one.call,
          what: `${one.path} with ${first[0]} and ${other.path} with ${second[0]}`,
          ...addressOf(one.call),
          headers: JSON_TYPE,
          body: JSON.stringify({ [one.path]: first[1], [other.path]: second[1] }),
          ...(one.call !== OF_MAIL_SERVER && { names: [one.path, other.path] }),
        };
      }),
  );
}

const LONG = 'a'.repeat(4_000);
/** For the place of a uuid or a name in a path; none of them is an empty or a dotted part, which would be another path. */
const IN_A_PATH: readonly (readonly [name: string, part: string])[] = [
  ['a text', 'many'],
  ['a NUL', '%00'],
  ['half a letter', '%ED%A0%BD'],
  ['bytes that are no text', '%FF%FE'],
  ['an unfinished escape', `${NOTHING}%`],
  ['turned around', '%E2%80%AEgpj'],
  ['invisible', '%E2%80%8B'],
  ['full-width', '%EF%BC%91%EF%BC%92'],
  ['a uuid and more', `${NOTHING}0`],
  ['a uuid and a NUL', `${NOTHING}%00`],
  ['a slash', `a%2F..%2F${NOTHING}`],
  ['four thousand letters', LONG],
  ['a huge number', '9'.repeat(400)],
  ['brackets', '%5B%5B%5B%5D'],
  ['quotes', "'%22%60;--"],
];

function badPaths(): Unplaced[] {
  return Object.entries(openApi().paths).flatMap(([route, item]) =>
    Object.keys(item).flatMap((method) => {
      const call = `${method.toUpperCase()} ${route}`;
      return (route.match(/\{\w+\}/g) ?? []).flatMap((brace) =>
        IN_A_PATH.map(([name, part]) => ({
          of: call,
          what: `${brace} with ${name}`,
          // In the place of the brace alone; what stands in the others is well made.
          ...addressOf(call.replace(brace, part)),
          method: method.toUpperCase(),
        })),
      );
    }),
  );
}

const AFTER_THE_MARK: readonly (readonly [name: string, make: (key: string) => string])[] = [
  ['nothing', (key) => `${key}=`],
  ['no value', (key) => key],
  ['a NUL', (key) => `${key}=%00`],
  ['half a letter', (key) => `${key}=%ED%A0%BD`],
  ['an unfinished escape', (key) => `${key}=%f`],
  ['turned around', (key) => `${key}=%E2%80%AEa`],
  ['full-width', (key) => `${key}=%EF%BD%8B%EF%BD%8F`],
  ['a list', (key) => `${key}=ko&${key}=vi`],
  ['brackets', (key) => `${key}[]=ko&${key}[a][b]=1`],
  ['a prototype', (key) => `__proto__[${key}]=1&constructor=1&${key}=1`],
  ['a huge number', (key) => `${key}=${'9'.repeat(400)}`],
  ['four thousand letters', (key) => `${key}=${LONG}`],
];

/** Doors that read something behind the question mark, which no description lists. */
const QUERIED = [
  '/main lang',
  '/postdetail/x lang',
  '/visa-rules.json lang',
  '/sitemap/posts-1.xml page',
  '/files/a.webp signature',
];

function badQueries(): Unplaced[] {
  const described = Object.entries(openApi().paths).flatMap(([route, item]) =>
    Object.entries(item).flatMap(([method, { parameters }]) =>
      (parameters as { in: string; name: string }[])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => ({ ...addressOf(`${method.toUpperCase()} ${route}`), name })),
    ),
  );
  const others = QUERIED.map((door) => door.split(' ')).map(([path = '', name = '']) => ({
    method: 'GET',
    path,
    name,
  }));
  return [...described, ...others].flatMap(({ method, path, name }) =>
    AFTER_THE_MARK.map(([what, make]) => ({
      of: `${method} ${path}`,
      what: `?${name} with ${what}`,
      ...{ method, path: `${path}?${make(name)}` },
    })),
  );
}

const BOUNDARY = 'x'.repeat(40);
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function multipart(parts: (readonly [disposition: string, value: string | Buffer])[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(([disposition, value]) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`,
    value,
    '\r\n',
  ]);
  return new Uint8Array(Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))));
}

const WRONG_TEXTS: Value[] = [
  ['a text', 'many'],
  ['a NUL', 'a\0b'],
  ['turned around', '\u202etsop'],
  ['full-width', 'ｐｏｓｔ'],
  ['two thousand letters', 'a'.repeat(2_000)],
  ['a list', '["post"]'],
  ['an object', '{"a":1}'],
];

function badForms(): Unplaced[] {
  const calls = [
    ['POST /api/file/upload/one', 'file'],
    ['POST /api/file/upload/many', 'files'],
  ] as const;
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const uploads = calls.flatMap(([of, file]) => {
    const send = (what: string, parts: Parameters<typeof multipart>[0], names?: string[]): Unplaced => ({
      ...{ of, what, ...addressOf(of), headers: type, body: multipart(parts) },
      ...(names && { names }),
    });
    const picture = [`name="${file}"; filename="a.png"`, PIXEL] as const;
    return [
      ...WRONG_TEXTS.map(([name, value]) =>
        send(`purpose with ${name}`, [['name="purpose"', String(value)], picture], ['purpose']),
      ),
      send('purpose twice', [['name="purpose"', 'post'], ['name="purpose"', 'note'], picture]),
      send('purpose in brackets', [['name="purpose[a]"', 'post'], picture]),
      send('a prototype', [['name="__proto__"', 'post'], ['name="constructor"', 'x'], picture]),
      send('no file', [['name="purpose"', 'post']], [file]),
      send('a file of another name', [['name="other"; filename="a.png"', PIXEL]], ['other', file]),
      send('a file that is no picture', [[`name="${file}"; filename="a.png"`, 'no picture']]),
      send('a file without a name', [[`name="${file}"; filename=""`, PIXEL]]),
      ...['a\0.png', '\u202egnp.exe', '../../a.png', `${LONG}.png`, '\u200b', '"; filename="b'].map((name) =>
        send(`a file called ${JSON.stringify(name.slice(0, 20))}`, [[`name="${file}"; filename="${name}"`, PIXEL]]),
      ),
    ];
  });
  const apple = WRONG_TEXTS.map(([name, value]) => ({
    of: 'POST /api/user/signin/apple/step2',
    what: `state with ${name}`,
    ...addressOf('POST /api/user/signin/apple/step2'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ state: String(value), user: String(value), code: String(value) }).toString(),
  }));
  return [...uploads, ...apple];
}

/** What the server, or what stands in it, reads of a request. */
const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'forwarded',
    'idempotency-key',
    'if-match',
  ],
  ...[
    'if-modified-since',
    'if-none-match',
    'last-event-id',
    'origin',
    'purpose',
    'range',
    'referer',
    'save-data',
    'sec-purpose',
  ],
  ...[
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-request-id',
  ],
];
const IN_A_HEADER: readonly (readonly [name: string, value: string])[] = [
  ['nothing', ''],
  ['letters of Latin-1', 'éÿ\u00a0'],
  ['four thousand letters', LONG],
  ['a huge number', '9'.repeat(400)],
  ['signs', '";=,\\[[[{%00%ff'],
  ['commas', ','.repeat(1_000)],
  ['weights', 'ko;q=1e309, *;q=-1, vi;q=x'],
  ['a pair', 'Bearer a b, Basic c'],
];

function badHeaders(): Unplaced[] {
  const comment = { method: 'POST', path: '/api/comment', body: '{}', headers: JSON_TYPE };
  const query = { method: 'POST', path: '/graphql', body: '{"query":"{ __typename }"}', headers: JSON_TYPE };
  const doors: Omit<Unplaced, 'of' | 'what'>[] = [
    ...['/api/user/signin/providers', '/main', '/files/a.webp', '/sitemap.xml'].map((path) => ({
      method: 'GET',
      path,
    })),
    ...[comment, query],
  ];
  return doors.flatMap((door) =>
    HEADERS.flatMap((header) =>
      IN_A_HEADER.map(([name, value]) => ({
        ...door,
        of: `${door.method} ${door.path}`,
        what: `${header} with ${name}`,
        headers: { ...door.headers, [header]: value },
      })),
    ),
  );
}
