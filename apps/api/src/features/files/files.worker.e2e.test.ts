import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
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
});
