import fs from 'node:fs';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, type OperationDefinitionNode, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';

const document = fs.readFileSync(new URL('../../../test/operations.graphql', import.meta.url), 'utf8');
const parsed = parse(document);
const operations = parsed.definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
);

let test: TestApp;
let rahim: TestUser;
let postUuid: string;
beforeAll(async () => {
  test = await startApp();
  rahim = await aUser(test, { nickname: 'রহিম' });
  for (const title of ['시장', 'Market', 'ផ្សារ']) {
    const { body } = await rest(
      test,
      'post',
      '/api/post',
      { title, content: `${title} …`, hashtagNames: ['비자', 'visa'] },
      { token: rahim.token },
    );
    postUuid = body.uuid;
  }
});
afterAll(() => test.stop());

/** One operation with the fragments that it uses, as the web sends it. */
function documentOf(name: string): string {
  const used = new Set<string>();
  const collect = (text: string): void => {
    for (const [, fragment = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (used.has(fragment)) continue;
      used.add(fragment);
      collect(sourceOf(fragment));
    }
  };
  collect(sourceOf(name));
  return [name, ...used].map(sourceOf).join('\n');
}

function sourceOf(name: string): string {
  const definition = parsed.definitions.find((candidate) => 'name' in candidate && candidate.name?.value === name);
  return document.slice(definition?.loc?.start, definition?.loc?.end);
}

describe('the documents of the screens', () => {
  it.each(operations.map((operation) => operation.name?.value ?? ''))('%s is valid and can be compiled', (name) => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    const operation = parse(documentOf(name));
    expect(validate(schema, operation)).toEqual([]);
    expect(isCompiledQuery(compileQuery(schema, operation))).toBe(true);
  });

  it.each(operations.map((operation) => operation.name?.value ?? ''))(
    '%s is within the limits, with the largest page',
    async (name) => {
      const numbers = { take: 50, skip: 0 };
      const uuids = { uuid: postUuid, partnerUserUuid: postUuid, nationalityUuids: [] };
      const variables = { ...uuids, ...numbers, nickname: 'Linh', keyword: '비자' };
      const { status, errors } = await query(test, documentOf(name), variables, { token: rahim.token });
      expect([status, errors]).toEqual([200, []]);
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

  it('runs resolvers, dates and localized fields alike when compiled', async () => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    const text = parse('{ readNationalities { uuid code nameKm isFollow } }');
    const contextValue = { req: { headers: {} } };
    const compiled = compileQuery(schema, text);
    if (!isCompiledQuery(compiled)) throw new Error('not compiled');
    expect(await compiled.query(undefined, contextValue, {})).toEqual(
      await execute({ schema, document: text, contextValue }),
    );
  });
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
