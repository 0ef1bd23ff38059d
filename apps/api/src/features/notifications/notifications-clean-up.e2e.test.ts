import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { NotificationsService } from './notifications.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('old notifications', () => {
  it('go after 180 days, unread ones after a year', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    const ages = { unread: 364, read: 181, young: 179, ancient: 366 };
    for (const [name, days] of Object.entries(ages)) {
      const person = await aUser(test);
      await rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, person);
      await test.database.manager.query(
        `update notifications set created_at = now() - make_interval(days => $2), read_at = case when $3 then now() end
         where from_user_uuid = $1`,
        [person.uuid, days, name === 'read' || name === 'young'],
      );
    }
    expect(await test.app.get(NotificationsService).deleteOld()).toBe(2);
    expect(await test.app.get(NotificationsService).deleteOld()).toBe(0);
    const { data } = await query(test, '{ readReceivedNotifications { totalCount } }', {}, author);
    expect(data['readReceivedNotifications'].totalCount).toBe(2);
  });
});
