import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { holding, untilWaiting } from '../../../test/waiting.js';
import { aUser } from '../../../test/factories.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { FilesService } from './files.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('the clean-up of uploads', () => {
  it('removes rows and bytes of what nothing has referred to for a day, and nothing else', async () => {
    const author = await aUser(test);
    const [used, old, fresh] = [
      await aPicture(test, author),
      await aPicture(test, author),
      await aPicture(test, author),
    ];
    await aPost(test, author, { files: [{ name: 'used.png', path: used }] });
    await test.database.manager.query(
      `update files set created_at = now() - interval '25 hours' where path = any($1)`,
      [[used, old]],
    );
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(1);
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(0);
    const statuses = await Promise.all([used, old, fresh].map(async (path) => (await rest(test, 'get', path)).status));
    expect(statuses).toEqual([200, 404, 200]);
  });

  it('leaves what one post shows from now on, while another one shows it no more', async () => {
    const author = await aUser(test);
    const path = await aPicture(test, author);
    const [before, after] = [
      await aPost(test, author, { files: [{ name: 'a.png', path }] }),
      await aPost(test, author),
    ];
    const show = `insert into post_files (post_uuid, file_uuid, name, position) select $1, uuid, 'a.png', 0 from files where path = $2`;
    const { saving } = await holding(test, [show, [after.uuid, path]], async () => {
      const fields = { title: 'ផ្សារ', content: 'ផ្សារ', files: [], hashtagNames: [] };
      const saving = rest(test, 'put', `/api/post/${before.uuid}`, fields, author).then((reply) => reply);
      await Promise.race([saving, untilWaiting(test)]);
      return { saving };
    });
    expect((await saving).status).toBe(200);
    await test.database.manager.query(`update files set created_at = now() - interval '25 hours' where path = $1`, [
      path,
    ]);
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(0);
    const kept = 'select attached_at is not null as "isAttached" from files where path = $1';
    expect(await test.database.manager.query(kept, [path])).toEqual([{ isAttached: true }]);
    expect((await rest(test, 'get', path)).status).toBe(200);
  });

  it('leaves what something shows, though it is not marked as used', async () => {
    const author = await aUser(test);
    const path = await aPicture(test, author);
    await aPost(test, author, { files: [{ name: 'a.png', path }] });
    await test.database.manager.query(
      `update files set attached_at = null, created_at = now() - interval '25 hours' where path = $1`,
      [path],
    );
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(0);
    expect((await rest(test, 'get', path)).status).toBe(200);
  });
});
