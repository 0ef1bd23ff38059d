import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationSubjects } from './translation-subjects.js';

const server = new TranslationServer();
let test: TestApp;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

/** The subjects of which anything is remembered. */
async function remembered(): Promise<string[]> {
  const { rows } = await test.database.execute('select distinct subject_uuid as uuid from translations', []);
  return (rows as { uuid: string }[]).map(({ uuid }) => uuid);
}

it('forgets the translations of what is deleted, and of nothing else, however many pages there are', async () => {
  const [author, company] = [await aUser(test, { language: 'ko' }), await anApprovedCompany(test)];
  const posts = [];
  for (const language of ['ko', 'km', 'bn'] as const) {
    posts.push((await aPost(test, author, { title: language, content: NINE_SCRIPTS[language] })).uuid);
  }
  const [deleted = '', other = '', kept = ''] = posts;
  const ofDeleted = (await aComment(test, author, { postUuid: deleted, content: NINE_SCRIPTS.vi })).uuid;
  const lone = (await aComment(test, author, { postUuid: kept, content: NINE_SCRIPTS.th })).uuid;
  const comment = (await aComment(test, author, { postUuid: kept, content: NINE_SCRIPTS.zh })).uuid;
  const [gone, posting, imported] = [
    (await aPosting(test, company)).uuid,
    (await aPosting(test, company)).uuid,
    (await aPosting(test, company)).uuid,
  ];
  await test.database.execute(
    `update job_postings set company_uuid = null, source = 'feed', source_id = uuid::text, source_company_name = 'x',
       url = 'https://jobs.example/1' where uuid = $1`,
    [imported],
  );
  const stay = [kept, comment, posting, imported];
  expect(new Set(await remembered())).toEqual(new Set([...stay, deleted, other, ofDeleted, lone, gone]));
  for (const uuid of [deleted, other]) await rest(test, 'delete', `/api/post/${uuid}`, undefined, author);
  await rest(test, 'delete', `/api/comment/${kept}/${lone}`, undefined, author);
  await rest(test, 'delete', `/api/job-posting/${gone}`, undefined, company.owner);
  await test.app.get(TranslationSubjects).forgetDeleted(3);
  expect(new Set(await remembered())).toEqual(new Set(stay));
  const { rows } = await test.database.execute(
    'select count(*)::int as left from translations where subject_uuid = $1',
    [kept],
  );
  expect(rows).toEqual([{ left: 16 }]);
});
