import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { PEOPLE } from '../administration/administration.queries.js';
import { FEED, FEED_OF_NATIONALITIES } from '../feed/feed.queries.js';
import { CASES } from './reports.queries.js';

let test: TestApp;
let moderator: TestUser;

// Tables of the size that matters: with a hundred rows any plan is as good.
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
  const author = await aUser(test, { nationalityUuid: nationalityUuid('KH') });
  const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
  await run(
    `insert into users (nickname, nickname_key, gender, nationality_uuid, language, created_at)
     select 'person' || n, 'person' || n, 'female', $1, 'km', now() - n * interval '1 minute'
     from generate_series(1, 10000) n`,
    [nationalityUuid('KH')],
  );
  await run(
    `insert into report_cases (target_type, target_uuid, author_uuid, excerpt, created_at, decision, decided_at)
     select 'post', uuidv7(), $1, 'ការបង្ហោះ', now() - n * interval '1 minute', case when n % 20 > 0 then 'KEEP' end,
       case when n % 20 > 0 then now() end
     from generate_series(1, 10000) n`,
    [author.uuid],
  );
  // One post in a thousand is hidden.
  await run(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at, hidden_at)
     select $1, $2, 'en', '{"en": "title"}', '{"en": "text"}', now() - n * interval '1 minute',
       case when n % 1000 = 0 then now() end
     from generate_series(1, 20000) n`,
    [author.uuid, nationalityUuid('KH')],
  );
  await asOwner(test, 'analyze users, report_cases, posts');
});
afterAll(() => test.stop());

describe('the keys of a page', () => {
  const page = { skip: 20, limit: 11 };
  const cases = { ...page, viewer: crypto.randomUUID() };
  it.each<[string, () => Promise<string>, string]>([
    ['all cases', () => planOf(test, CASES.ALL, cases), 'ix_report_cases_newest'],
    ['open cases', () => planOf(test, CASES.OPEN, cases), 'ix_report_cases_open'],
    ['decided cases', () => planOf(test, CASES.DECIDED, cases), 'ix_report_cases_decided'],
    ['people', () => planOf(test, PEOPLE, { ...page, keyword: null, role: null }), 'ix_users_newest'],
    ['people by name', () => planOf(test, PEOPLE, { ...page, keyword: 'person', role: null }), 'ix_users_newest'],
    ['the feed beside hidden posts', () => planOf(test, FEED, { ...page, viewer: null }), 'ix_posts_feed'],
    [
      'the feed of a nationality',
      () =>
        planOf(test, FEED_OF_NATIONALITIES, {
          ...page,
          ...{ viewer: null, language: null, nationalities: [nationalityUuid('KH')] },
        }),
      'ix_posts_feed',
    ],
  ])('of %s come from an index made for it', async (_, explain, index) => {
    expect(await explain()).toContain(`"Index Name":"${index}`);
  });
});

describe('a page', () => {
  it.each([
    ['readReports', '{ uuid author { uuid } decidedBy { uuid } reason texts }'],
    ['readUsers', '{ uuid nickname email role }'],
  ])('of %s takes one statement beside the look-up of the reader, whatever its size', async (name, fields) => {
    const page = (take: number) => query(test, `{ ${name}(take: ${take}) { items ${fields} hasMore } }`, {}, moderator);
    expect((await page(50)).data[name].items).toHaveLength(50);
    expect([await countStatements(() => page(1)), await countStatements(() => page(50))]).toEqual([2, 2]);
  });
});
