import { Readable } from 'node:stream';
import { aJob, xmlFeed } from '../../../test/feed-server.js';
import { readRecord, refusalOf } from '../../../test/read-record.js';
import { countTurns, workLong } from '../../../test/turns.js';
import { feedsOf, isAllowedAddress, isPublic, publicLookup } from './feed-address.js';
import { RECORD_BYTES, type FeedRecord } from './feed-records.js';
import { readRecords } from './feed-reader.js';
import { plainText } from './html-text.js';

const LOCAL = { isLocal: true };
const ELSEWHERE = { isLocal: false };

async function recordsOf(content: string | Buffer, pieceBytes = 64 * 1024): Promise<FeedRecord[]> {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  const records: FeedRecord[] = [];
  for await (const record of readRecords(Readable.from(chunks), { maxBytes: 4 * 1024 * 1024 })) records.push(record);
  return records;
}

const problemOf = (content: string | Buffer) =>
  recordsOf(content).then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  );

describe('cutting a feed into records', () => {
  const tricky = [
    { title: '"]}{[,\\', note: '\\"' },
    { title: '한국어 ភាសាខ្មែរ বাংলা 😀', nested: { list: [1, [2, { a: ']' }]] } },
    {},
  ];
  const wanted = tricky.map((posting, index) => ({ ordinal: index + 1, posting }));
  const written = [
    JSON.stringify(tricky),
    JSON.stringify(tricky, null, 2),
    tricky.map((each) => JSON.stringify(each)).join('\r\n\n'),
    JSON.stringify({ name: ['a', { b: [] }], '@graph': tricky, after: { items: [{ no: 1 }] } }),
    `  \n${JSON.stringify({ items: [] })}${JSON.stringify({ jobs: tricky })}`,
  ];

  it.each([
    ['JSON', JSON.stringify(Array.from({ length: 9 }, (_, n) => ({ n })))],
    ['XML', xmlFeed(...Array.from({ length: 9 }, () => aJob()))],
  ])('lets others have their turn while the many of a chunk of %s are read', async (_, content) => {
    const { turns, stop } = countTurns();
    const readIn: number[] = [];
    for await (const { ordinal } of readRecords(Readable.from([Buffer.from(content)]), { maxBytes: 100_000 })) {
      workLong();
      readIn[ordinal - 1] = turns();
    }
    stop();
    expect(new Set(readIn).size).toBe(9);
  });

  it('gives the same whichever way they are written, and wherever the chunks end', async () => {
    for (const content of written) {
      for (const pieceBytes of [1, 2, 3, 7, 64, 100_000]) expect(await recordsOf(content, pieceBytes)).toEqual(wanted);
    }
  });

  it('reads XML in whatever chunks, in the encoding that it names', async () => {
    const xml = xmlFeed(aJob(), aJob({ title: 'a &lt;b&gt; &amp; c &#44608;' }));
    for (const pieceBytes of [1, 5, 100_000]) {
      const found = await recordsOf(xml, pieceBytes);
      expect(found).toMatchObject([
        { ordinal: 1, job: { title: '물류센터 야간 분류', state: '경기도' } },
        { ordinal: 2, job: { title: 'a <b> & c 김' } },
      ]);
    }
    // "가나" in EUC-KR.
    const korean = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="EUC-KR"?><source><job><title>'),
      Buffer.from([0xb0, 0xa1, 0xb3, 0xaa]),
      Buffer.from('</title></job></source>'),
    ]);
    expect(await recordsOf(korean)).toEqual([{ ordinal: 1, job: { title: '가나' } }]);
  });

  it.each([
    ['too long', `{"title":"${'가'.repeat(RECORD_BYTES)}"}`, 'TOO_LARGE'],
    ['too deep', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, 'TOO_DEEP'],
    ['no JSON inside', '{"a":tru}', 'MALFORMED'],
  ])('lets a record that is %s harm no other', async (_name, broken, problem) => {
    const feed = `[{"a":1},${broken},{"a":2}]`;
    expect(await recordsOf(feed)).toEqual([
      { ordinal: 1, posting: { a: 1 } },
      { ordinal: 2, problem },
      { ordinal: 3, posting: { a: 2 } },
    ]);
  });

  it('lets a job that is too long or too deep harm no other', async () => {
    const deep = `${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`;
    const long = aJob({ description: '가'.repeat(RECORD_BYTES + 1) });
    const found = await recordsOf(xmlFeed(aJob(), long, aJob({ description: deep }), aJob()));
    expect(found.map((record) => ('problem' in record ? record.problem : 'taken'))).toEqual([
      'taken',
      'TOO_LARGE',
      'TOO_DEEP',
      'taken',
    ]);
  });

  it.each([
    ['nothing', '', 'UNKNOWN_FORMAT'],
    ['words', 'We are closed.', 'UNKNOWN_FORMAT'],
    ['a page of a browser', '<!doctype html><html><body>Closed<br></body></html>', 'DOCTYPE'],
    ['a well-formed page', '<html><body/></html>', 'UNKNOWN_FORMAT'],
    ['a list of numbers', '[1, 2]', 'MALFORMED'],
    ['an array that breaks off', '[{"a":1},{"a":', 'TRUNCATED'],
    ['an array without its end', '[{"a":1}', 'TRUNCATED'],
    ['a list in an object without its end', '{"items":[{"a":1}]', 'TRUNCATED'],
    ['XML that breaks off', '<source><job><title>a</title></job><job>', 'TRUNCATED'],
    ['XML with a wrong end', '<source><job></source>', 'MALFORMED'],
    ['XML in an unknown encoding', '<?xml version="1.0" encoding="klingon"?><source/>', 'UNKNOWN_FORMAT'],
    [
      'entities that multiply',
      '<?xml version="1.0"?><!DOCTYPE source [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><source><job><title>&b;</title></job></source>',
      'DOCTYPE',
    ],
    [
      'a file by an entity',
      '<!DOCTYPE source [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job><title>&x;</title></job></source>',
      'DOCTYPE',
    ],
    ['an entity that nobody declared', '<source><job><title>&x;</title></job></source>', 'MALFORMED'],
    ['more than is allowed', `[${'{"a":1},'.repeat(600_000)}{}]`, 'TOO_LARGE'],
    ['gzip that is none', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]), 'MALFORMED'],
  ])('refuses %s', async (_name, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });
});

describe('where feeds may be', () => {
  it.each([
    ['https://jobs.example/feed.json', true, true],
    ['https://jobs.example:8443/feed', true, true],
    ['http://127.0.0.1:4000/feed', true, false],
    ['http://localhost/feed', true, false],
    ['https://[::1]/feed', true, false],
    ['https://[::ffff:127.0.0.1]/feed', true, false],
    ['http://jobs.example/feed', false, false],
    ['https://user:secret@jobs.example/feed', false, false],
    ['https://10.0.0.8/feed', false, false],
    ['https://192.168.0.1/feed', false, false],
    ['https://169.254.169.254/latest/meta-data', false, false],
    ['https://0.0.0.0/feed', false, false],
    ['https://[fd00::1]/feed', false, false],
    ['https://[fec0::1]/feed', false, false],
    ['https://[3ffe::1]/feed', false, false],
    ['https://[::7f00:1]/feed', false, false],
    ['https://[4000::1]/feed', false, false],
    ['https://[2606:4700::1111]/feed', true, true],
    ['https://0x0a000001/feed', false, false],
    ['file:///etc/passwd', false, false],
    ['ftp://jobs.example/feed', false, false],
    ['', false, false],
  ])('%s: %s locally, %s elsewhere', (address, locally, elsewhere) => {
    expect([isAllowedAddress(address, LOCAL), isAllowedAddress(address, ELSEWHERE)]).toEqual([locally, elsewhere]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '224.0.0.1',
  ])('are not in the network of %s', (address) => expect(isPublic(address)).toBe(false));

  it.each(['8.8.8.8', '203.252.1.1', '2606:4700::1111'])('may be in that of %s', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it('are not behind a name that leads here, whoever asks', async () => {
    const look = (surroundings: { isLocal: boolean }, name: string) =>
      new Promise<string | undefined>((resolve) =>
        publicLookup(surroundings)(name, {}, (error) => resolve((error as { problem?: string } | null)?.problem)),
      );
    expect(await look(ELSEWHERE, 'localhost')).toBe('PRIVATE_ADDRESS');
    expect(await look(LOCAL, 'localhost')).toBeUndefined();
  });

  it('are named in the setting, one by one', () => {
    expect(feedsOf('', ELSEWHERE)).toEqual([]);
    expect(feedsOf(' worknet=https://a.example/x?y=z,\n two=https://b.example ', ELSEWHERE)).toEqual([
      { source: 'worknet', url: 'https://a.example/x?y=z' },
      { source: 'two', url: 'https://b.example' },
    ]);
  });

  it.each([
    'https://a.example',
    'Big=https://a.example',
    'a=http://a.example',
    'a=https://10.0.0.1/',
    'a=https://a.example a=https://b.example',
  ])('are not "%s"', (setting) => expect(() => feedsOf(setting, ELSEWHERE)).toThrow('JOB_FEEDS'));
});

describe('of a record no more is looked at than several times what is kept', () => {
  it.each([
    ['places', { jobLocation: [...Array<string>(200).fill('Paris'), '서울'] }],
    ['words of a place', { jobLocation: `${'b '.repeat(300)}서울` }],
    ['letters of a place', { jobLocation: `${' '.repeat(5_000)}서울` }],
  ])('%s', (_, changes) => expect(refusalOf(changes)).toBe('REGION_NOT_FOUND jobLocation'));

  it('letters of other fields', () => {
    expect(readRecord({ experienceRequirements: `${'신입'.repeat(3_000)}경력` }).columns.career).toBe(1);
    expect(refusalOf({ title: `${' '.repeat(5_000)}Welder` })).toBe('REQUIRED title');
    expect(refusalOf({ description: `${' '.repeat(200_000)}Welding` })).toBe('REQUIRED description');
    expect(refusalOf({ url: `https://jobs.example/${'a'.repeat(9_000)}` })).toBe('INVALID url');
  });
});

it('HTML is read without what began so many tags ago that looking for its end would take long, and loses no letter', () => {
  const words = (tags: number) => `<div>${'<b>x'.repeat(tags)}</div>y`;
  expect(plainText(words(200))).toBe(`${'x'.repeat(200)}\ny`);
  expect(plainText(words(5_000))).toBe(`${'x'.repeat(5_000)}y`);
  expect(plainText(`${'<b>'.repeat(5_000)}R&amp;D <i>ខ្មែរ</i>`)).toBe('R&D ខ្មែរ');
});
