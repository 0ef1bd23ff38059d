import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { report, thePost } from '../../../test/report-factories.js';
import { ANCHOR_DISTANCE } from './feed-anchors.statements.js';
import { DEEP, DEEP_FEED } from './feed.queries.js';
import { FeedWorker } from './feed.worker.js';

const POSTS = DEEP + 60;

let test: TestApp;
let author: TestUser;
let blocker: TestUser;
let reporter: TestUser;
let readers: (string | null)[];

const sql = <Row extends object = { uuid: string }>(text: string, values: unknown[] = []) =>
  test.database.manager.query<Row[]>(text, values);
const setAnchors = () => test.app.get(FeedWorker).setAnchors();

/** So many posts of one author; every three share their moment, and the first is of so many seconds ago. */
async function written({ uuid }: TestUser, count: number, { from = 0, board = 'COMMUNITY' } = {}): Promise<void> {
  await sql(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, board, title, content, created_at)
     select $1, (select nationality_uuid from users where uuid = $1), 'bn', $4, '{"bn": "গরম কাপড়"}', '{"bn": "কোথায়?"}',
       now() - ($3 + n / 3) * interval '1 second'
     from generate_series(1, $2::int) n`,
    [uuid, count, from, board],
  );
}

/** What a reader sees of the feed in words of its own, newest first. */
async function listOf(reader: string | null): Promise<string[]> {
  const rows = await sql(
    `select uuid from posts p where board = 'COMMUNITY' and deleted_at is null
       and (hidden_at is null or author_uuid = $1::uuid)
       and not exists (select from blocks where (blocker_uuid, blocked_uuid) in (($1, p.author_uuid), (p.author_uuid, $1)))
       and not exists (select from reports where reporter_uuid = $1 and target_uuid = p.uuid and is_hidden)
     order by created_at desc, uuid desc`,
    [reader],
  );
  return rows.map((row) => row.uuid);
}

const pageOf = async (viewer: string | null, skip: number) =>
  (await test.database.rows(DEEP_FEED, { viewer, skip, limit: 7 })).map(({ uuid }) => uuid);

/** Each reader's pages: at the beginning of an anchor and beside it, in between, and over the end. */
async function expectEachPage(): Promise<void> {
  const near = [...Array(7).keys()].flatMap((n) => [-1, 0, 1].map((step) => n * ANCHOR_DISTANCE + step));
  for (const reader of readers) {
    const list = await listOf(reader);
    for (const skip of [...near.slice(1), 333, 777, list.length - 3, list.length, 10_000])
      expect(await pageOf(reader, skip), `${skip}`).toEqual(list.slice(skip, skip + 7));
  }
}

/** One at every 250th place of the list that everybody sees. */
async function expectAnchors(): Promise<void> {
  const list = await listOf(null);
  const places = list.map((uuid, position) => ({ position, uuid })).slice(1);
  expect(await sql('select position, uuid from feed_anchors order by position')).toEqual(
    places.filter(({ position }) => position % ANCHOR_DISTANCE === 0),
  );
}

beforeAll(async () => {
  test = await startApp();
  [author, blocker, reporter] = await Promise.all([aUser(test), aUser(test), aUser(test)]);
  const other = await aUser(test);
  for (const person of [author, other]) await written(person, POSTS / 2);
  await written(blocker, 90);
  await written(other, 40, { board: 'NEWS' });
  readers = [null, ...[author, blocker, reporter, other].map(({ uuid }) => uuid)];
});
afterAll(() => test.stop());

const change = (what: string, from: number, count: number) =>
  sql(
    `update posts set ${what} where uuid in (
       select uuid from posts where board = 'COMMUNITY' order by created_at desc, uuid desc offset $1 limit $2)`,
    [from, count],
  );

describe('a page far down', () => {
  it('is the same before anything was counted, and when it was', async () => {
    await sql('delete from feed_anchors');
    await sql('delete from feed_changes');
    await expectEachPage();
    await setAnchors();
    await expectAnchors();
    await expectEachPage();
  });

  it('holds what has come, gone and come back since, wherever in the list', async () => {
    await setAnchors();
    const steps = [
      () => written(author, 11),
      () => written(blocker, 5, { from: 200 }),
      () => change('hidden_at = now()', 240, 40),
      () => change('hidden_at = null', 250, 5),
      () => change('deleted_at = now()', 500, 3),
      () => change('deleted_at = null', 501, 1),
      () => change(`board = 'PLACE'`, 100, 2),
      () => sql(`update posts set board = 'COMMUNITY' where board = 'PLACE'`),
      () => sql('delete from posts where uuid = $1', [newest]),
    ];
    const [newest] = await listOf(null);
    for (const step of steps) {
      await step();
      await expectEachPage();
    }
    await setAnchors();
    expect(await sql('select from feed_changes')).toEqual([]);
    await expectEachPage();
  });

  it('leaves out whom a reader blocks, who blocks them, and what they have reported, also where both is true', async () => {
    await setAnchors();
    for (const offset of [0, 30, 60]) {
      const [post] = await sql(
        'select uuid from posts where author_uuid = $1 and hidden_at is null order by created_at desc offset $2 limit 1',
        [author.uuid, offset],
      );
      for (const who of [reporter, blocker])
        expect((await report(test, who, thePost(post?.uuid ?? ''))).status).toBe(201);
    }
    await sql('insert into blocks (blocker_uuid, blocked_uuid) values ($1, $2)', [blocker.uuid, author.uuid]);
    const [all, others] = [await listOf(null), await listOf(blocker.uuid)];
    expect(all.length - others.length).toBeGreaterThan(ANCHOR_DISTANCE);
    await expectEachPage();
  });

  it('counts a transaction that was open meanwhile', async () => {
    await setAnchors();
    const client = await test.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
         select author_uuid, author_nationality_uuid, 'th', '{"th": "เสื้อผ้า"}', '{"th": "ที่ไหน"}' from posts limit 1`,
      );
      await written(author, 4);
      await setAnchors();
      await client.query('commit');
    } finally {
      client.release();
    }
    await expectEachPage();
  });

  it('is counted by several at once beside writes, and nothing is lost', async () => {
    // Each has to wait before it looks: who looked earlier and writes later would write what was.
    const sent = (await statementsOf(setAnchors)).filter((name) => name.startsWith('feed.'));
    expect(sent).toEqual(['feed.lockAnchors', 'feed.setAnchors']);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 0 ? setAnchors() : n % 3 === 1 ? written(author, 2) : change('hidden_at = now()', n * 31, 2),
      ),
    );
    await expectEachPage();
  });

  it('is one statement for whoever reads it', async () => {
    const page = `{ readPosts(skip: ${DEEP}, take: 1) { hasMore items { uuid } } }`;
    const read = async (reader?: TestUser) => (await query(test, page, {}, reader)).data['readPosts'].items[0]?.uuid;
    for (const reader of [undefined, author, reporter]) {
      const expected = (await listOf(reader?.uuid ?? null))[DEEP];
      expect(expected).toBeDefined();
      // From then on its card is in memory.
      expect(await read(reader)).toBe(expected);
    }
    expect(await statementsOf(() => read(author))).toEqual(['access.viewer', 'feed.deepPage']);
  });

  it('has no anchor where the list has ended by now', async () => {
    await setAnchors();
    await change('deleted_at = now()', 600, 10_000);
    await expectEachPage();
    await setAnchors();
    await expectAnchors();
    await sql('update posts set deleted_at = null');
    await expectEachPage();
  });
});
