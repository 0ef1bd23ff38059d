import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { FilesService } from '../files/files.service.js';
import { PostsCleanUpService } from './posts-clean-up.service.js';

let test: TestApp;
let author: TestUser;
let cleanUp: PostsCleanUpService;
beforeAll(async () => {
  test = await startApp();
  author = await aUser(test);
  cleanUp = test.app.get(PostsCleanUpService);
});
afterAll(() => test.stop());

const run = <Row>(text: string, values: unknown[] = []) => test.database.manager.query<Row[]>(text, values);

/** A post with a picture, deleted so many days ago. */
async function aDeletedPost(days: number): Promise<{ uuid: string; picture: string }> {
  const picture = await aPicture(test, author);
  const content = Object.values(NINE_SCRIPTS).join('\n');
  const { uuid } = await aPost(test, author, { content, files: [{ name: '옷.png', path: picture }] });
  expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, author)).status).toBe(204);
  await run(`update posts set deleted_at = now() - make_interval(days => $2) where uuid = $1`, [uuid, days]);
  await run(`update files set created_at = now() - interval '2 days' where path = $1`, [picture]);
  return { uuid, picture };
}

describe('the clean-up of posts', () => {
  it('removes what was deleted a month ago with its files, and nothing that is younger or there', async () => {
    const [old, young, kept] = [await aDeletedPost(31), await aDeletedPost(29), await aPost(test, author)];
    while ((await cleanUp.purgeDeleted()) > 0);
    expect(await cleanUp.purgeDeleted()).toBe(0);
    const left = await run<{ uuid: string }>('select uuid from posts where uuid = any($1)', [
      [old.uuid, young.uuid, kept.uuid],
    ]);
    expect(left.map(({ uuid }) => uuid).sort()).toEqual([young.uuid, kept.uuid].sort());
    await test.app.get(FilesService).removeAbandoned();
    expect((await rest(test, 'get', old.picture)).status).toBe(404);
    expect(await run('select 1 from files where path = $1', [young.picture])).toHaveLength(1);
  });

  it('is done once when two processes begin with it at the same moment', async () => {
    for (let i = 0; i < 6; i += 1) await aDeletedPost(40);
    const purged = await Promise.all([cleanUp.purgeDeleted(), cleanUp.purgeDeleted(), cleanUp.purgeDeleted()]);
    expect(purged.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('forgets who looked at what after three months, and keeps how many did', async () => {
    const [{ uuid }, reader] = [await aPost(test, author), await aUser(test)];
    const open = 'query ($uuid: ID!) { readPost(uuid: $uuid) { views } }';
    await query(test, open, { uuid }, reader);
    const age = (days: number) =>
      run(`update post_view_logs set created_at = now() - make_interval(days => $2) where post_uuid = $1`, [
        uuid,
        days,
      ]);
    const logs = async () => (await run('select 1 from post_view_logs where post_uuid = $1', [uuid])).length;
    await age(89);
    await cleanUp.forgetOldViews();
    expect(await logs()).toBe(1);
    await age(91);
    expect(await cleanUp.forgetOldViews()).toBe(1);
    expect(await logs()).toBe(0);
    expect((await query(test, open, { uuid }, author)).data).toEqual({ readPost: { views: 1 } });
  });
});
