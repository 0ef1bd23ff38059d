import v8 from 'node:v8';
import vm from 'node:vm';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { RequestHandler } from 'express';
import { execute, parse, print, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { operations } from '../../../test/contract/contract.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { AppError } from '../errors/app-error.js';

/** The text of one operation, as the web sends it. */
function documentOf(name: string): string {
  const operation = operations('operations').find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`There is no operation ${name}`);
  return print(operation.document);
}

/** What this browser asks for goes wrong in the fields of rows: they alone look at these two. */
const BREAKS = 'Breaks/1.0';
const breaks: RequestHandler = (request, _response, next) => {
  if (request.headers['user-agent'] !== BREAKS) return next();
  const refuse = () => {
    throw new AppError('FORBIDDEN');
  };
  let viewer: object | null;
  Object.defineProperties(request, {
    lettersLookedThrough: { set: refuse },
    viewer: {
      set: (found: object | null) => (viewer = found),
      get: () => viewer && Object.defineProperty({ ...viewer }, 'readingLanguages', { get: refuse }),
    },
  });
  next();
};

let test: TestApp;
let mai: TestUser;
let post: { uuid: string };
beforeAll(async () => {
  test = await startApp({}, (app) => void app.use(breaks));
  mai = await aUser(test, { nickname: 'ไม้' });
  await aPosting(test, await anApprovedCompany(test));
  const rahim = await aUser(test, { nickname: 'রহিম' });
  for (const title of ['시장', 'Market', 'ផ្សារ']) {
    await rest(
      test,
      'post',
      '/api/post',
      { title, content: `${title} …`, hashtagNames: ['비자', 'visa'] },
      { token: rahim.token },
    );
  }
  post = await aPost(test, rahim, { title: 'ตลาด' });
});
afterAll(() => test.stop());

describe('the documents of the screens', () => {
  it.each(operations('operations').map((operation) => [operation.name, operation] as const))(
    '%s is valid and can be compiled',
    (_name, { document }) => {
      const { schema } = test.app.get(GraphQLSchemaHost);
      expect(validate(schema, document)).toEqual([]);
      expect(isCompiledQuery(compileQuery(schema, document))).toBe(true);
    },
  );
});

describe('a document that comes again', () => {
  const feed = documentOf('ReadPosts');
  it.each<[string, string, Record<string, unknown>, number]>([
    ['a page of the feed', feed, { take: 2 }, 200],
    ['a page without its total', '{ readPosts(take: 1) { items { uuid createdAt } hasMore } }', {}, 200],
    [
      'a field left out by a variable',
      'query ($deep: Boolean!) { readPosts { items { uuid user @include(if: $deep) { nickname } title @skip(if: $deep) } } }',
      { deep: true },
      200,
    ],
    ['a single value where a list is meant', feed, { nationalityUuids: '00000000-0000-7000-8000-000000000000' }, 200],
    ['a page size that is no number', feed, { take: 'many' }, 400],
    ['a page size with a fraction', feed, { take: 1.5 }, 400],
    ['a page size out of range', feed, { take: 51 }, 400],
    ['a uuid that is none', documentOf('ReadPost'), { uuid: 'x' }, 400],
    ['a uuid that is missing', documentOf('ReadPost'), {}, 400],
    ['a post that is not there', documentOf('ReadPost'), { uuid: '00000000-0000-7000-8000-000000000000' }, 200],
    ['what only the signed-in see', documentOf('ReadUserInformation'), {}, 401],
    ['an answer beside an error', '{ readNationalities { code } readUserInformation { uuid } }', {}, 401],
    ['an alias beside an error', '{ mine: readUser(uuid: "x") { uuid } one: readPosts(take: 1) { hasMore } }', {}, 200],
  ])('answers %s compiled as it does uncompiled', async (_, text, variables, status) => {
    const replies = [];
    for (let use = 0; use < 5; use += 1) replies.push(await query(test, text, variables, { language: 'bn' }));
    const [first, ...later] = replies.map(comparable);
    expect(first?.status).toBe(status);
    for (const reply of later) expect(reply).toEqual(first);
  });

  it.each([
    ['readPosts.items.0.shown', '{ readPosts { items { uuid shown(language: th) { title } } } }', 403],
    ['readPosts.items.0.scamSigns', '{ readPosts { items { scamSigns uuid } } }', 403],
    ['readJobPostings.items.0.forbiddenWishes', '{ readJobPostings { items { forbiddenWishes { kind } } } }', 403],
    [
      'one.scamSigns',
      'query ($uuid: ID!) { one: readPost(uuid: $uuid) { scamSigns } readNationalities { code } }',
      200,
    ],
  ])('tells what %s throws compiled as it does uncompiled', async (path, text, status) => {
    const replies = [];
    for (let use = 0; use < 5; use += 1) {
      replies.push(await query(test, text, post, { ...mai, userAgent: BREAKS, language: 'th' }));
    }
    const [first, ...later] = replies.map(comparable);
    expect(first?.errors.map((error) => [error.path?.join('.'), error.extensions.code])).toEqual([[path, 'FORBIDDEN']]);
    expect(first?.status).toBe(status);
    for (const reply of later) expect(reply).toEqual(first);
  });

  it('runs resolvers, dates and localized fields alike when compiled', async () => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    const text = parse('{ readNationalities { uuid code nameKm isFollow } }');
    const contextValue = { req: { headers: {}, rawHeaders: [] } };
    const compiled = compileQuery(schema, text);
    if (!isCompiledQuery(compiled)) throw new Error('not compiled');
    expect(await compiled.query(undefined, contextValue, {})).toEqual(
      await execute({ schema, document: text, contextValue }),
    );
  });
});

it('is known by its name and its text, wherever one ends and the other begins', async () => {
  const ask = (operationName: string, text: string) =>
    rest(test, 'post', '/graphql', { operationName, query: text, variables: { take: 2 } });
  for (let use = 0; use < 5; use += 1)
    expect((await ask('Feed', 'query Feed($take: Int) { readPosts(take: $take) { hasMore } }')).status).toBe(200);
  for (let use = 0; use < 5; use += 1)
    expect((await ask('Feed query', 'Feed($take: Int) { readPosts(take: $take) { hasMore } }')).status).toBe(400);
});

it('of long documents, which no screen has, nothing is remembered', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  // 60 KB as they are sent, and twice that as they are kept.
  const long = (time: number) => query(test, `{ readNationalities { code } } # 가${time}${'x'.repeat(60_000)}`);
  await long(0);
  const before = heap();
  for (let time = 1; time <= 300; time += 1) expect((await long(time)).status).toBe(200);
  expect(heap() - before).toBeLessThan(15_000_000);
});

function comparable({ status, data, errors }: Awaited<ReturnType<typeof query>>) {
  return {
    status,
    data,
    errors: errors.map(({ extensions: { requestId, ...extensions }, ...error }) => ({
      ...error,
      extensions,
      named: requestId !== '',
    })),
  };
}
