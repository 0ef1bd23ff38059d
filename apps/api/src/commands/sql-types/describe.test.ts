import { fileURLToPath } from 'node:url';
import { startApp, type TestApp } from '../../../test/app.js';
import { withNumbers } from '../../platform/database/statement.js';
import { readCatalog } from './catalog.js';
import { describeStatements, type Known } from './describe.js';
import { readEntityTypes } from './entity-types.js';

let test: TestApp;
let known: Known;
beforeAll(async () => {
  test = await startApp();
  const { connection } = test.database.manager;
  const { declared } = await readEntityTypes(connection, fileURLToPath(new URL('../../', import.meta.url)));
  known = { catalog: await readCatalog(connection), declared };
});
afterAll(() => test.stop());

/** What is said of a statement: the types of its parameters, and of its columns. */
async function described(sql: string): Promise<[parameters: Record<string, string>, row: Record<string, string>]> {
  const made = { name: 'test.statement', ...withNumbers(sql), shapes: {} };
  const [description] = await describeStatements(test.database.manager.connection, [made], known);
  const record = (fields: { name: string; type: string }[] = []) =>
    Object.fromEntries(fields.map(({ name, type }) => [name, type]));
  return [record(description?.parameters), record(description?.columns)];
}

const rowOf = async (sql: string) => (await described(sql))[1];

describe('what Postgres says of a row', () => {
  it.each<[string, string, string]>([
    ['a column that is never null', 'select uuid as x from posts', 'string'],
    ['a column that may be null', 'select address as x from posts', 'string | null'],
    ['one of a few texts', 'select board as x from posts', "Post['board']"],
    ['several of a few texts', 'select reading_languages as x from users', "User['readingLanguages']"],
    ['JSON of an entity', 'select title as x from posts', "Post['title']"],
    ['a moment', 'select created_at as x from posts', 'Date'],
    ['a big number, as the driver gives it', 'select count(*) as x from posts', 'string'],
    [
      'what a condition leaves',
      "select address as x from posts where address is null or address <> ''",
      'string | null',
    ],
    ['what a condition proves', "select address as x from posts where address <> ''", 'string'],
    [
      'the other side of an outer join',
      'select b.uuid as x from posts p left join sub_boards b on b.uuid = p.sub_board_uuid',
      'string | null',
    ],
    [
      'an outer join that a condition closes',
      "select b.uuid as x from posts p left join sub_boards b on b.uuid = p.sub_board_uuid where b.board = 'NEWS'",
      'string',
    ],
    [
      'a subquery that may find nothing',
      'select (select u.uuid from users u where u.nickname = p.address) as x from posts p',
      'string | null',
    ],
    [
      'a subquery that a foreign key answers',
      'select (select u.uuid from users u where u.uuid = p.author_uuid) as x from posts p',
      'string',
    ],
    ['a subquery that counts', 'select (select count(*)::int from posts) as x', 'number'],
    ['coalesce', "select coalesce(address, '') as x from posts", 'string'],
    [
      'a choice of texts',
      "select case when view_count > 1 then 'MANY' else 'FEW' end as x from posts",
      "'MANY' | 'FEW'",
    ],
    ['a choice without an else', "select case when view_count > 1 then 'MANY' end as x from posts", "'MANY' | null"],
    ['a comparison with what may be null', 'select address = map_url as x from posts', 'boolean | null'],
    ['a question whether it is null beside it', "select (address is null or address = '') as x from posts", 'boolean'],
    ['a sum of nothing', 'select sum(view_count)::int as x from posts', 'number | null'],
    ['a sum of a group', 'select sum(view_count)::int as x from posts group by board', 'number'],
    ['a text in a language that is there', 'select title ->> original_language as x from posts', 'string'],
    ['a text in a language that may be missing', "select title ->> 'en' as x from posts", 'string | null'],
    ['a list', 'select array(select h.name from hashtags h) as x', 'string[]'],
    ['a list with gaps', 'select array(select address from posts) as x', '(string | null)[]'],
    ['an empty list', "select '[]'::json as x", 'never[]'],
    ['an empty object', "select '{}'::jsonb as x", 'Record<string, never>'],
    ['a union', 'select uuid as x from posts union all select sub_board_uuid from posts', 'string | null'],
    ['what an insert returns', "insert into hashtags (name, key) values ('a', 'a') returning uuid as x", 'string'],
    [
      'what an update sets',
      'update posts set address = map_url where address is not null returning address as x',
      'string | null',
    ],
    ['a column of a common table', 'with a as (select address as b from posts) select b as x from a', 'string | null'],
  ])('%s', async (_, sql, type) => {
    expect(await rowOf(sql)).toEqual({ x: type });
  });

  it('follows JSON that a statement makes: its fields, times as texts, lists of rows', async () => {
    expect(
      await rowOf(`
        select json_build_object('uuid', p.uuid, 'at', p.created_at, 'views', p.view_count, 'address', p.address) as one,
          coalesce((select json_agg(json_build_object('name', h.name)) from hashtags h), '[]') as list,
          (select json_build_object('type', r.type) from post_reactions r where r.post_uuid = p.uuid limit 1) as maybe
        from posts p`),
    ).toEqual({
      one: '{ uuid: string; at: string; views: number; address: string | null }',
      list: '{ name: string }[]',
      maybe: "{ type: PostReaction['type'] } | null",
    });
  });
});

describe('what Postgres says of parameters', () => {
  it('is their type, the column that they are compared with, and whether they may be null', async () => {
    const sql =
      'select 1 as x from posts where board = :board and uuid = any(:posts::uuid[]) and :since?::timestamptz < now()';
    expect((await described(sql))[0]).toEqual({
      board: "Post['board']",
      posts: 'string[]',
      since: 'Date | string | null',
    });
  });

  it('is the column that they are written into, by way of a subquery, too', async () => {
    const sql = `
      insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
      select u.uuid, u.nationality_uuid, :language::varchar, :title::jsonb, :title::jsonb from users u where u.uuid = :author`;
    expect((await described(sql))[0]).toEqual({
      language: "Post['originalLanguage']",
      title: 'JsonParameter',
      author: 'string',
    });
  });

  it('takes casts, texts and remarks for what they are', async () => {
    const sql = `select ':no'::text as x -- it's :no parameter\n from posts where uuid = :post::uuid`;
    expect(await described(sql)).toEqual([{ post: 'string' }, { x: 'string' }]);
  });
});

describe('a wrong statement', () => {
  it.each([
    ['names a column that is not there', 'select tittle from posts', 'column "tittle" does not exist'],
    ['compares what cannot be', 'select 1 from posts where uuid = 1', 'operator does not exist: uuid = integer'],
    [
      'writes null where none may be',
      'update posts set board = :board? where uuid = :post',
      'board? is written into posts.board',
    ],
  ])('%s', async (_, sql, problem) => {
    await expect(described(sql)).rejects.toThrow(problem);
  });
});
