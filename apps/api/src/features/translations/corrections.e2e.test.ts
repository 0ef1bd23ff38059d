import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import type { SubjectType } from './translation-subjects.js';
import { TranslationsService } from './translations.service.js';

// What a writer says about the language of a text: see translations.e2e.test.ts for posts that are translated anew.

const server = new TranslationServer();
let test: TestApp;
let writer: TestUser;
let other: TestUser;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  writer = await aUser(test, { language: 'en' });
  other = await aUser(test);
  company = await anApprovedCompany(test);
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const NOBODY = {};
const work = (subjectType: SubjectType, subjectUuid: string) =>
  test.app.get(TranslationsService).translate({ subjectType, subjectUuid });

async function readComment(postUuid: string) {
  const { data } = await query(
    test,
    `query ($uuid: ID!) { readPost(uuid: $uuid) { comments {
      content originalLanguage contentTl contentEn tl: shown(language: tl) { isTranslated } } } }`,
    { uuid: postUuid },
  );
  return data['readPost'].comments[0];
}

describe('the language of a comment', () => {
  it('is corrected by its writer alone, and what was made of the wrong one is made anew', async () => {
    const post = await aPost(test, writer);
    const { uuid } = await aComment(test, writer, { postUuid: post.uuid, content: 'Adobo, Sinigang' });
    const correct = (originalLanguage: string, caller: { token?: string }) =>
      rest(test, 'put', `/api/comment/${uuid}/language`, { originalLanguage }, caller);
    expect((await correct('tl', NOBODY)).status).toBe(401);
    expect((await correct('xx', writer)).status).toBe(400);
    expect((await correct('tl', other)).status).toBe(403);
    await work('comment', uuid);
    expect(await readComment(post.uuid)).toMatchObject({ originalLanguage: 'en', contentTl: '<tl> Adobo, Sinigang' });

    const reply = await correct('tl', writer);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ originalLanguage: 'tl', content: 'Adobo, Sinigang' });
    await work('comment', uuid);
    expect(await readComment(post.uuid)).toMatchObject({
      content: 'Adobo, Sinigang',
      contentEn: '<en> Adobo, Sinigang',
      tl: { isTranslated: false },
    });
  });

  it('is not found where the comment was deleted', async () => {
    const post = await aPost(test, writer);
    const { uuid } = await aComment(test, writer, { postUuid: post.uuid });
    await rest(test, 'delete', `/api/comment/${post.uuid}/${uuid}`, undefined, writer);
    const reply = await rest(test, 'put', `/api/comment/${uuid}/language`, { originalLanguage: 'tl' }, writer);
    expect(reply.status).toBe(404);
  });
});

describe('the language of a posting', () => {
  it('is corrected by its company alone, its places too, and what was made of the wrong one is made anew', async () => {
    const wrong = { title: 'Adobo cook', description: 'Ansan', extraInfo: 'Kare-kare', originalLanguage: 'en' };
    const { uuid } = await aPosting(test, company, wrong);
    const correct = (originalLanguage: string, caller: { token?: string }) =>
      rest(test, 'put', `/api/job-posting/${uuid}/language`, { originalLanguage }, caller);
    expect((await correct('tl', NOBODY)).status).toBe(401);
    expect((await correct('xx', company.owner)).status).toBe(400);
    expect((await correct('tl', other)).status).toBe(403);
    await work('job-posting', uuid);
    expect(await readPosting(test, uuid)).toMatchObject({ title: 'Adobo cook', titleKm: '<km> Adobo cook' });

    const reply = await correct('tl', company.owner);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ originalLanguage: 'tl', title: 'Adobo cook', titleKm: 'Adobo cook' });
    server.asked.length = 0;
    await work('job-posting', uuid);
    expect(new Set(server.asked.map(({ from }) => from))).toEqual(new Set(['tl']));
    const { regions } = postingFields();
    expect(await readPosting(test, uuid)).toMatchObject({
      originalLanguage: 'tl',
      titleKm: '<km> Adobo cook',
      extraInfo: 'Kare-kare',
      regions: [{ regionOriginal: regions[0]?.region, detailRegion: regions[0]?.detailRegion }],
    });
  });
});

describe('a text whose language was corrected', () => {
  it('keeps it through a change that does not say it, until the words tell another one', async () => {
    const post = await aPost(test, writer, { title: 'Adobo', content: 'Sinigang' });
    const { uuid } = await aComment(test, writer, { postUuid: post.uuid, content: 'Adobo' });
    const posting = await aPosting(test, company, { title: 'Adobo', description: 'Ansan', originalLanguage: 'en' });
    const edits = [
      [`/api/post/${post.uuid}`, writer, (text: string) => ({ title: 'Adobo', content: text })],
      [`/api/comment/${uuid}`, writer, (text: string) => ({ content: text })],
      [
        `/api/job-posting/${posting.uuid}`,
        company.owner,
        (text: string) => postingFields({ title: text, description: text, originalLanguage: undefined }),
      ],
    ] as const;
    for (const [path, caller, body] of edits) {
      await rest(test, 'put', `${path}/language`, { originalLanguage: 'tl' }, caller);
      const same = await rest(test, 'put', path, body('Kare-kare'), caller);
      expect([path, same.body.originalLanguage]).toEqual([path, 'tl']);
      const khmer = await rest(test, 'put', path, body('តើទិញម្ហូបនៅឯណា?'), caller);
      expect([path, khmer.body.originalLanguage]).toEqual([path, 'km']);
    }
  });
});
