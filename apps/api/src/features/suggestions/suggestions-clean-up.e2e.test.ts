import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { CommentsCleanUpService } from '../comments/comments-clean-up.service.js';
import { PostsCleanUpService } from '../posts/posts-clean-up.service.js';
import { TranslationSubjects } from '../translations/translation-subjects.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

it('forgets what was suggested for what is purged, whatever became of it, and nothing as long as the text is kept', async () => {
  const [author, reader] = [await aUser(test, { language: 'ko' }), await aUser(test, { language: 'vi' })];
  const write = () => aPost(test, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
  const [purged, deleted, kept] = [(await write()).uuid, (await write()).uuid, (await write()).uuid];
  const comment = (content: string, parent?: string) =>
    aComment(test, author, { postUuid: kept, content, ...(parent && { parentCommentUuid: parent }) });
  const [gone, emptied, answered] = [
    (await comment(NINE_SCRIPTS.th)).uuid,
    (await comment(NINE_SCRIPTS.bn)).uuid,
    (await comment(NINE_SCRIPTS.km)).uuid,
  ];
  for (const parent of [emptied, answered]) await comment(NINE_SCRIPTS.ja, parent);
  const underPurged = (await aComment(test, author, { postUuid: purged, content: NINE_SCRIPTS.zh })).uuid;
  const company = await anApprovedCompany(test);
  const posting = (await aPosting(test, company)).uuid;

  const suggest = async (subjectUuid: string, changes: object = {}) => {
    const text = { field: 'content', language: 'vi', text: NINE_SCRIPTS.vi };
    const body = { subjectType: 'post', subjectUuid, ...text, ...changes };
    const reply = await rest(test, 'post', '/api/translation/suggest', body, reader);
    expect(reply.status).toBe(201);
    return reply.body.uuid as string;
  };
  const decide = (uuid: string, decision: 'accept' | 'reject') => decideSuggestion(test, uuid, decision, author);
  await decide(await suggest(purged), 'accept');
  await decide(await suggest(purged, { language: 'km', text: NINE_SCRIPTS.km }), 'reject');
  await suggest(purged, { language: 'bn', text: NINE_SCRIPTS.bn });
  for (const uuid of [gone, emptied, underPurged]) await suggest(uuid, { subjectType: 'comment' });
  const stay = [
    await suggest(deleted),
    await suggest(kept),
    await suggest(answered, { subjectType: 'comment' }),
    await suggest(posting, { subjectType: 'job-posting', field: 'title', text: 'Thợ hàn' }),
  ];

  for (const uuid of [purged, deleted]) await rest(test, 'delete', `/api/post/${uuid}`, undefined, author);
  for (const uuid of [gone, emptied, answered])
    await rest(test, 'delete', `/api/comment/${kept}/${uuid}`, undefined, author);
  await rest(test, 'delete', `/api/job-posting/${posting}`, undefined, company.owner);
  await test.database.execute(`update posts set deleted_at = now() - interval '31 days' where uuid = $1`, [purged]);
  await test.database.execute(`update comments set deleted_at = now() - interval '31 days' where uuid = any($1)`, [
    [gone, emptied],
  ]);
  const left = async () => {
    const { rows } = await test.database.execute('select uuid from translation_suggestions', []);
    return new Set((rows as { uuid: string }[]).map(({ uuid }) => uuid));
  };
  const subjects = test.app.get(TranslationSubjects);
  await subjects.forgetDeleted(2);
  expect((await left()).size).toBe(10);

  while ((await test.app.get(PostsCleanUpService).purgeDeleted()) > 0);
  while ((await test.app.get(CommentsCleanUpService).purgeDeleted()) > 0);
  await subjects.forgetDeleted(2);
  expect(await left()).toEqual(new Set(stay));
  const { body } = await rest(test, 'get', '/api/user/export', undefined, reader);
  expect(body.translationSuggestions).toHaveLength(stay.length);
});
