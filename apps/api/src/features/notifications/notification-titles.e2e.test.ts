import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { blocks } from '../../../test/friend-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** The title of the post of somebody's newest notification, as it is shown in each language; null where it leads nowhere. */
async function titlesOf(who: TestUser) {
  const fields = LANGUAGES.map((each) => `${each}: shown(language: ${each}) { title language }`).join(' ');
  const { data, errors } = await query(test, `{ readReceivedNotifications { items { post { ${fields} } } } }`, {}, who);
  expect(errors).toEqual([]);
  return data['readReceivedNotifications'].items[0].post;
}

describe('the title of the post of a notification', () => {
  it('is shown in the asked language, else as it was written; to who wrote the post as they wrote it', async () => {
    const [author, person, replier] = await Promise.all([aUser(test), aUser(test), aUser(test)]);
    const post = await aPost(test, author, { title: 'ថ្ងៃឈប់សម្រាក', originalLanguage: 'km' });
    await rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, person);
    const comment = await aComment(test, person, { postUuid: post.uuid });
    await aComment(test, replier, { postUuid: post.uuid, parentCommentUuid: comment.uuid });
    const titles = {
      ...{ ko: '쉬는 날', en: 'Day off', zh: '休息日', ja: '休みの日', th: 'วันหยุด' },
      ...{ vi: 'Ngày nghỉ', km: 'ថ្ងៃឈប់សម្រាក', tl: 'Araw ng pahinga' },
    };
    await test.database.manager.query('update posts set title = $2 where uuid = $1', [post.uuid, titles]);
    const expected = Object.entries(titles).map(([language, title]) => [language, { title, language }]);
    const asWritten = { title: titles.km, language: 'km' };
    expect(await titlesOf(person)).toEqual({ ...Object.fromEntries(expected), bn: asWritten });
    expect(await titlesOf(author)).toEqual(Object.fromEntries(LANGUAGES.map((each) => [each, asWritten])));
  });

  it('is not shown of a post that is hidden, but to its author, nor of one by somebody who is blocked', async () => {
    const [author, person] = await Promise.all([aUser(test), aUser(test)]);
    const replier = await aUser(test);
    const post = await aPost(test, author);
    const comment = await aComment(test, person, { postUuid: post.uuid });
    await aComment(test, replier, { postUuid: post.uuid, parentCommentUuid: comment.uuid });
    expect(await titlesOf(person)).toMatchObject({ en: { title: post.title } });
    await test.database.manager.query('update posts set hidden_at = now() where uuid = $1', [post.uuid]);
    expect(await titlesOf(person)).toBeNull();
    expect(await titlesOf(author)).toMatchObject({ en: { title: post.title } });
    await test.database.manager.query('update posts set hidden_at = null where uuid = $1', [post.uuid]);
    await blocks(test, person, author);
    expect(await titlesOf(person)).toBeNull();
  });
});
