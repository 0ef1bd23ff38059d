import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { CommentsCleanUpService } from './comments-clean-up.service.js';

let test: TestApp;
let author: TestUser;
beforeAll(async () => {
  test = await startApp();
  author = await aUser(test);
});
afterAll(() => test.stop());

describe('the clean-up of comments', () => {
  it('removes what was deleted a month ago, and of what others replied to only the text', async () => {
    const { uuid: postUuid } = await aPost(test, author);
    const write = (content: string, parentCommentUuid?: string) =>
      aComment(test, author, { postUuid, content, ...(parentCommentUuid && { parentCommentUuid }) });
    const [gone, answered, young, kept] = [
      await write(NINE_SCRIPTS.ko),
      await write(NINE_SCRIPTS.th),
      await write(NINE_SCRIPTS.bn),
      await write(NINE_SCRIPTS.km),
    ];
    await write(NINE_SCRIPTS.ja, answered.uuid);
    for (const { uuid } of [gone, answered, young])
      await rest(test, 'delete', `/api/comment/${postUuid}/${uuid}`, undefined, author);
    await test.database.manager.query(
      `update comments set deleted_at = now() - make_interval(days => case when uuid = $1 then 29 else 31 end)
       where deleted_at is not null`,
      [young.uuid],
    );
    const cleanUp = test.app.get(CommentsCleanUpService);
    expect(await cleanUp.purgeDeleted()).toBe(2);
    expect(await cleanUp.purgeDeleted()).toBe(0);
    const rows = await test.database.manager.query<{ uuid: string; text: string }[]>(
      `select uuid, content ->> original_language as text from comments where parent_uuid is null`,
    );
    const left = Object.fromEntries(rows.map(({ uuid, text }) => [uuid, text]));
    expect(left).toEqual({ [answered.uuid]: '', [young.uuid]: NINE_SCRIPTS.bn, [kept.uuid]: NINE_SCRIPTS.km });
  });
});
