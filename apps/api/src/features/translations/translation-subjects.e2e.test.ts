import { startApp, type TestApp } from '../../../test/app.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { TranslationSubjects } from './translation-subjects.js';

let test: TestApp;
const written: Record<string, string[]> = { post: [], comment: [], 'job-posting': [] };
const writers: Record<string, string> = {};
beforeAll(async () => {
  test = await startApp();
  const author = await aUser(test);
  const company = await anApprovedCompany(test);
  Object.assign(writers, { post: author.uuid, comment: author.uuid, 'job-posting': company.owner.uuid });
  const post = await aPost(test, author);
  written['post']?.push(post.uuid, (await aPost(test, author)).uuid, (await aPost(test, author)).uuid);
  for (let i = 0; i < 3; i += 1) {
    written['comment']?.push((await aComment(test, author, { postUuid: post.uuid })).uuid);
    written['job-posting']?.push((await aPosting(test, company)).uuid);
  }
});
afterAll(() => test.stop());

describe.each(Object.keys(written))('all there are of a %s', (type) => {
  it('are counted, and read in pages by uuid', async () => {
    const subjects = test.app.get(TranslationSubjects);
    const subject = subjects.get(type);
    if (!subject) throw new Error(`Nothing of the kind ${type}`);
    const first = await subjects.uuidsAfter(subject, null, 2);
    const second = await subjects.uuidsAfter(subject, first.at(-1) ?? null, 2);
    expect([first.length, second.length]).toEqual([2, 1]);
    expect([...first, ...second]).toEqual(written[type]?.toSorted());
    const sizes = await subjects.sizes(subject, 2);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, { texts }) => sum + texts, 0)).toBe(3);
    expect(sizes.every(({ texts, characters }) => characters > texts)).toBe(true);
  });

  it('are watched by who wrote them', async () => {
    const subjects = test.app.get(TranslationSubjects);
    const subject = subjects.get(type);
    if (!subject) throw new Error(`Nothing of the kind ${type}`);
    const watchers = await subjects.watchers(subject, written[type]?.[0] ?? '');
    expect(watchers.map(({ userUuid }) => userUuid)).toEqual([writers[type]]);
  });
});
