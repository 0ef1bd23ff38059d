import { GraphQLSchemaHost } from '@nestjs/graphql';
import { parse, visit } from 'graphql';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { screenQueries } from '../../../test/screen-queries.js';
import { costOf } from './query-cost.js';
import { QUERY_LIMITS, shapeOf } from './query-limits.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(async () => {
  await test.stop();
});

const post = (server: TestApp['server'], body: string, type = 'application/json') =>
  request(server).post('/graphql').set('Content-Type', type).send(body);

/** Status, code and length of a refusal. */
async function refusal(document: string, variables: object = {}) {
  const reply = await post(test.server, JSON.stringify({ query: document, variables }));
  const { code } = reply.body.errors[0].extensions as { code: string };
  return { outcome: [reply.status, code], bytes: reply.text.length };
}

/** How many selections the limits look at before they know what becomes of a document: their work, whatever the machine. */
function lookedAt(document: string): number {
  let looks = 0;
  const { schema } = test.app.get(GraphQLSchemaHost);
  const counted = visit(parse(document, { noLocation: true }), {
    SelectionSet: {
      leave: ({ kind, selections }) => ({
        kind,
        get selections() {
          looks += selections.length;
          return selections;
        },
      }),
    },
  });
  if (shapeOf(counted).refusal === null) costOf(counted, schema, {});
  return looks;
}
/** Each of the limits may look once at all that they let through. */
const MOST_LOOKS = 5 * QUERY_LIMITS.selections;

describe('the query endpoint', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a text', '"readNationalities"'],
    ['a batch', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]'],
    ['no query', '{"variables":{}}'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[]}'],
  ])('answers %s with 400 in the one shape', async (_, body) => {
    const reply = await post(test.server, body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].extensions).toMatchObject({
      statusCode: 400,
      code: 'MALFORMED_REQUEST',
      requestId: expect.any(String),
    });
  });

  it.each([
    ['a mutation', { query: 'mutation { x }' }],
    ['a subscription', { query: 'subscription { x }' }],
    ['a mutation beside a query', { query: 'query A { __typename } mutation B { x }', operationName: 'A' }],
    ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    [
      'a query to be persisted',
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ],
  ])('takes no %s', async (_, body) => {
    const reply = await post(test.server, JSON.stringify(body));
    expect([reply.status, reply.body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it('refuses a body above 64 KB and one that is not JSON', async () => {
    const large = await post(test.server, JSON.stringify({ query: '{ __typename }', pad: 'x'.repeat(65_536) }));
    expect([large.status, large.body.errors[0].extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect((await post(test.server, 'query={__typename}', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await post(test.server, '{ __typename }', 'text/plain')).status).toBe(400);
  });

  it('tells what is wrong with a document, in the reader’s language', async () => {
    const { status, errors } = await query(test, '{ readNationalities { uuidd } }', {}, { language: 'ko' });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'MALFORMED_REQUEST',
      reason: expect.stringContaining('uuidd'),
    });
    expect(errors[0]?.message).toMatch(/[가-힣]/);
    expect((await query(test, '{ readNationalities {')).status).toBe(400);
  });

  it('is closed for other methods', async () => {
    for (const method of ['get', 'put', 'delete', 'patch'] as const) {
      const reply = await request(test.server)[method]('/graphql?query={__typename}');
      expect([reply.status, reply.headers['allow'], reply.body.errors[0].extensions.code]).toEqual([
        405,
        'POST',
        'METHOD_NOT_ALLOWED',
      ]);
    }
  });

  it('answers with the first error’s status when no root field answered, and 200 when one did', async () => {
    expect((await query(test, '{ readUserInformation { uuid } }')).status).toBe(401);
    const { status, data, errors } = await query(
      test,
      '{ readNationalities { uuid } other: readUser(uuid: "x") { uuid } }',
    );
    expect([status, data['readNationalities'].length > 100, errors.length]).toEqual([200, true, 1]);
  });
});

describe('a document beyond the limits', () => {
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join(' ');
  // Every fragment spreads the next one ten times: 10^30 fields from a page of text.
  const bomb = `{ ...F0 } ${many(30, (n) => `fragment F${n} on Query { ${many(10, () => (n < 29 ? `...F${n + 1}` : '__typename'))} }`)}`;

  it.each([
    ['too many tokens', `{ ${many(2_001, () => '__typename')} }`],
    ['a thousand times the same field', `{ readNationalities { ${many(1_900, () => 'uuid')} } }`],
    ['a thousand fields that validation would look for', `{ readNationalities { ${many(1_900, () => 'nobody')} } }`],
    ['a thousand nested repeats', `{ ${many(5, () => `readNationalities { ${many(300, () => 'uuid')} }`)} }`],
    [
      'nine levels',
      '{ readPost(uuid: "x") { user { nationalityInfo { nationality { a: uuid } } } comments { childComments { childComments { childComments { childComments { childComments { childComments { uuid } } } } } } } } }',
    ],
    ['eleven aliases', `{ ${many(11, (n) => `a${n}: __typename`)} }`],
    ['eleven root fields', `{ ${many(11, () => 'readNationalities { uuid }')} }`],
    [
      'aliases behind a fragment',
      `{ ${many(4, () => '...A')} } fragment A on Query { a: __typename b: __typename c: __typename }`,
    ],
    ['fifty posts with fifty comments each', '{ readPosts(take: 50) { items { comments(take: 50) { uuid } } } }'],
    ['four posts with all their comments', '{ readPosts(take: 4) { items { comments { uuid } } } }'],
    ['two posts with their threads', '{ readPosts(take: 2) { items { comments { childComments { uuid } } } } }'],
    [
      'the replies twice',
      '{ readPost(uuid: "x") { comments { childComments { uuid } again: childComments { uuid } } } }',
    ],
    ['a bomb of fragments', bomb],
    ['a bomb that nothing uses', `{ __typename } ${bomb.slice(bomb.indexOf('}') + 1)}`],
    ['an alias of a page', `{ ${'a'.repeat(51)}: __typename }`],
    ['a long list in the document', `{ readPosts(nationalityUuids: [${many(300, () => '"x"')}]) { hasMore } }`],
    ['lists in lists', `{ readJobPostings(employmentTypes: ${'['.repeat(300)}1${']'.repeat(300)}) { hasMore } }`],
    ['objects in objects', `{ readJobPostings(regions: ${'{ a: '.repeat(300)}1${'}'.repeat(300)}) { hasMore } }`],
    ['types in types', `query ($a: ${'['.repeat(300)}Int${']'.repeat(300)}) { readNationalities { uuid } }`],
    ['expensive lists side by side', `{ ${many(6, (n) => `a${n}: readNationalities { uuid }`)} }`],
  ])('with %s is refused for little', async (_, document) => {
    const { outcome, bytes } = await refusal(document);
    expect(outcome).toEqual([400, 'QUERY_TOO_LARGE']);
    expect(bytes).toBeLessThan(1_000);
    expect(lookedAt(document)).toBeLessThan(MOST_LOOKS);
  });

  it('made of fragments within fragments is no defect', async () => {
    const document = `{ ${many(200, () => '... on Query {')} __typename ${'}'.repeat(200)} ${many(250, () => '... on Query { __typename }')} }`;
    const { status } = await query(test, document);
    expect(status).toBeLessThan(500);
    expect(lookedAt(document)).toBeLessThan(MOST_LOOKS);
  });

  it('with brackets that nothing closes is refused before it is parsed', async () => {
    const { outcome } = await refusal(`{ readJobPostings(employmentTypes: ${'['.repeat(1_900)}`);
    expect(outcome).toEqual([400, 'QUERY_TOO_LARGE']);
  });

  // Each fragment spreads the next one twice: 2^100 spreads, and not one field.
  const doubling = (last: string) =>
    many(100, (n) => `fragment D${n} on Query { ${many(2, () => (n < 99 ? `...D${n + 1}` : last))} }`);

  it.each([
    ['no fragment behind a spread', '{ ...Nowhere }'],
    ['no fragment at the end of a bomb', `{ ...D0 readNationalities { uuid } } ${doubling('...Nowhere')}`],
    ['no fragment at the end of a bomb that nothing uses', `{ __typename } ${doubling('...Nowhere')}`],
    ['no fragment deep inside', '{ readNationalities { ... on Nationality { ...Nowhere } } }'],
    ['a fragment in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a fragment within itself', '{ ...A } fragment A on Query { __typename ...A ...A }'],
    ['a circle that nothing uses', '{ __typename } fragment A on Query { ...B } fragment B on Query { ...A ...A }'],
    ['a circle at the end of a bomb', `{ ...D0 } ${doubling('...D0')}`],
    ['two fragments of one name', `{ ...D0 } ${doubling('__typename')} fragment D0 on Query { __typename }`],
  ])('with %s is refused before anything is unfolded', async (_, document) => {
    const { outcome } = await refusal(document);
    expect(outcome).toEqual([400, 'MALFORMED_REQUEST']);
    expect(lookedAt(document)).toBeLessThan(MOST_LOOKS);
  });

  it('with a bomb of empty spreads is refused as too large', async () => {
    const document = `{ ...D0 } ${doubling('__typename')}`;
    const { outcome } = await refusal(document);
    expect(outcome).toEqual([400, 'QUERY_TOO_LARGE']);
    expect(lookedAt(document)).toBeLessThan(MOST_LOOKS);
  });

  const search = 'readJobPostings(regions: $r) { hasMore }';
  const searches = `query ($r: [JobRegionFilterInput!]) { ${many(10, (n) => `a${n}: ${search}`)} }`;

  const keywords = `query ($k: String!) { ${many(10, (n) => `a${n}: readPostsByKeyword(keyword: $k) { hasMore }`)} }`;

  it.each([
    ['a list that is sent once and used ten times', searches, { r: Array(31).fill({}) }],
    ['a text that is sent once and used ten times', keywords, { k: 'ក'.repeat(20_000) }],
    ['a list of a page', searches, { r: Array(21_000).fill({}) }],
    ['three thousand brackets', searches, { r: JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) }],
  ])('with %s is refused before anything looks at its variables', async (_, document, variables) => {
    const { outcome, bytes } = await refusal(document, variables);
    expect(outcome).toEqual([400, 'QUERY_TOO_LARGE']);
    expect(bytes).toBeLessThan(1_000);
  });

  it('with every filter of a search twice is no such document', async () => {
    const three = (filter: object) => [filter, filter, filter];
    const variables = {
      regions: three({ regionLevelOneId: 1, regionLevelTwoId: null }),
      jobs: three({ jobCategoryMainId: 1, jobCategorySubId: null }),
      visas: three({ visaMainId: 1, visaSubId: null }),
      ids: [1, 2, 3],
    };
    const all = 'regions: $regions, jobCategories: $jobs, visas: $visas, languageIds: $ids, employmentTypes: $ids';
    const document = `query ($regions: [JobRegionFilterInput!], $jobs: [JobCategoryFilterInput!], $visas: [JobVisaFilterInput!], $ids: [Int!]) {
      a: readJobPostings(${all}, keyword: "용접") { hasMore } b: readJobPostings(${all}) { hasMore } }`;
    const { errors } = await query(test, document, variables);
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('QUERY_TOO_LARGE');
  });

  it('is told ten of its errors at most, in a few words each', async () => {
    const unknown = many(400, (n) => `${'x'.repeat(30)}${n}`);
    const { status, errors } = await query(test, `{ readNationalities { ${unknown} } }`);
    expect([status, errors.length]).toEqual([400, 10]);
    const long = await query(test, `{ readNationalities { ${'x'.repeat(60_000)} } }`);
    expect(JSON.stringify(long.errors).length).toBeLessThan(1_500);
  });

  it.each([
    ['{ readPosts(take: 50) { items { title shown(language: ko) { excerpt } } } }', 0],
    ['{ readPosts(take: 50) { items { title shown(language: ko) { content } } } }', 500_000],
    ['{ readPosts(take: 50) { items { content contentKo contentEn } } }', 1_500_000],
    ['{ readPost(uuid: "x") { content comments { contentKm } } }', 310_000],
    ['{ readPosts(take: 50) { items { scamSigns } } }', 500_000],
    ['{ readJobPostings(take: 50) { items { scamSigns forbiddenWishes { kind } visasSaid } } }', 1_500_000],
    ['{ readNationalities { name nameKo } }', 0],
  ])('%s may answer with, or be worked out from, %i letters', (document, letters) => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    expect(costOf(parse(document), schema, {}).letters).toBe(letters);
  });

  it('answers what phones keep of saved postings, five whole ones at once, without a place in the line of large ones', () => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    const asked = screenQueries().get('SavedJobPostings');
    const { letters } = costOf(asked ?? parse('{ nothing }'), schema, { take: 5 });
    expect(letters).toBe(270_000);
    expect(letters).toBeLessThan(QUERY_LIMITS.letters);
  });

  it('counts what the variables ask for, whatever was asked before', async () => {
    const document =
      'query ($skip: Int, $take: Int) { readPosts(skip: $skip, take: $take) { items { comments(take: 30) { uuid } } } }';
    expect((await query(test, document, { skip: 50, take: 5 })).status).toBe(200);
    expect((await query(test, document, { skip: 5, take: 50 })).errors[0]?.extensions.code).toBe('QUERY_TOO_LARGE');
    expect((await query(test, document, { skip: 50, take: 5 })).status).toBe(200);
    expect((await query(test, document, { take: 'many' })).errors[0]?.extensions.code).toBe('QUERY_TOO_LARGE');
    expect((await query(test, document)).status).toBe(200);
  });
});
