import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { listenLive } from '../../../test/live.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { holding, untilWaiting } from '../../../test/waiting.js';

let test: TestApp;
let reader: TestUser;
beforeAll(async () => {
  test = await startApp();
  reader = await aUser(test, { language: 'vi' });
});
afterAll(() => test.stop());

const KOREAN = { title: '겨울 옷', content: NINE_SCRIPTS.ko };

/** What is suggested for: whose text it is, how it is named, and the post that it stands under. */
interface Suggested {
  author: TestUser;
  subject: { subjectType: string; subjectUuid: string; field: string };
  postUuid?: string;
}

async function aPostToSuggestFor(): Promise<Suggested> {
  const author = await aUser(test, { language: 'ko' });
  const { uuid } = await aPost(test, author, KOREAN);
  return { author, subject: { subjectType: 'post', subjectUuid: uuid, field: 'content' } };
}

async function aCommentToSuggestFor(): Promise<Suggested> {
  const [author, other] = [await aUser(test, { language: 'ko' }), await aUser(test)];
  const { uuid: postUuid } = await aPost(test, other, KOREAN);
  const { uuid } = await aComment(test, author, { postUuid, content: NINE_SCRIPTS.ko });
  return { author, subject: { subjectType: 'comment', subjectUuid: uuid, field: 'content' }, postUuid };
}

async function aPostingToSuggestFor(field: string): Promise<Suggested> {
  const company = await anApprovedCompany(test);
  const { uuid } = await aPosting(test, company);
  return { author: company.owner, subject: { subjectType: 'job-posting', subjectUuid: uuid, field } };
}

const suggest = (
  { subject }: Suggested,
  { language = 'vi', text = NINE_SCRIPTS.vi }: { language?: string; text?: string } = {},
) => rest(test, 'post', '/api/translation/suggest', { ...subject, language, text }, reader);

const accept = (uuid: string, by: TestUser) => decideSuggestion(test, uuid, 'accept', by);

async function waitingFor(author: TestUser): Promise<{ count: number; uuids: string[] }> {
  const { data } = await query(
    test,
    '{ readUserInformation { openSuggestionsCount } readTranslationSuggestions { items { uuid } } }',
    {},
    author,
  );
  const uuids = data['readTranslationSuggestions'].items.map(({ uuid }: { uuid: string }) => uuid);
  return { count: data['readUserInformation'].openSuggestionsCount, uuids };
}

/** Suggests while somebody else writes `$1`; whether that was waited for, and the reply. */
async function suggestWhile(suggested: Suggested, write: string, uuid = suggested.subject.subjectUuid) {
  const { first, sent } = await holding(test, [write, [uuid]], async () => {
    const sent = suggest(suggested).then((reply) => reply);
    const first = await Promise.race([sent.then(() => 'written'), untilWaiting(test).then(() => 'waiting')]);
    return { first, sent };
  });
  return { first, reply: await sent };
}

describe('a suggestion for a text that is being written', () => {
  const other = `jsonb_build_object('ko', '다른 이야기입니다')`;

  it.each([
    ['changed post', aPostToSuggestFor, `update posts set content = ${other} where uuid = $1`],
    ['changed comment', aCommentToSuggestFor, `update comments set content = ${other} where uuid = $1`],
    [
      'changed place of a posting',
      () => aPostingToSuggestFor('detailRegion0'),
      `with posting as (update job_postings set updated_at = now() where uuid = $1)
       update job_posting_regions set detail_region = ${other} where posting_uuid = $1`,
    ],
  ])('waits for the %s, and can be accepted then', async (_what, create, write) => {
    const suggested = await create();
    const { first, reply } = await suggestWhile(suggested, write);
    expect([first, reply.status]).toEqual(['waiting', 201]);
    expect(await waitingFor(suggested.author)).toEqual({ count: 1, uuids: [reply.body.uuid] });
    expect((await accept(reply.body.uuid, suggested.author)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  it.each([
    ['post', aPostToSuggestFor, 'posts'],
    ['comment', aCommentToSuggestFor, 'comments'],
    ['post of the comment', aCommentToSuggestFor, 'posts'],
    ['posting', () => aPostingToSuggestFor('title'), 'job_postings'],
  ])('is not found where the %s is deleted, and waits for nobody', async (_what, create, table) => {
    const suggested = await create();
    const uuid = table === 'posts' ? suggested.postUuid : undefined;
    const write = `update ${table} set deleted_at = now() where uuid = $1`;
    const { first, reply } = await suggestWhile(suggested, write, uuid);
    expect([first, reply.status]).toEqual(['waiting', 404]);
    expect(await waitingFor(suggested.author)).toEqual({ count: 0, uuids: [] });
  });
});

describe('two suggestions that are accepted at once', () => {
  it('are both, where each author looks at the text of the other', async () => {
    const [korean, vietnamese] = [await aUser(test, { language: 'ko' }), await aUser(test, { language: 'vi' })];
    const moderators = [await aModerator(test), await aModerator(test)];
    const [inKorean, inVietnamese] = [
      await aPost(test, korean, KOREAN),
      await aPost(test, vietnamese, { title: 'Áo mùa đông', content: NINE_SCRIPTS.vi }),
    ];
    const open = 'query ($uuid: ID!) { readPost(uuid: $uuid) { originalLanguage } }';
    await query(test, open, { uuid: inKorean.uuid }, vietnamese);
    await query(test, open, { uuid: inVietnamese.uuid }, korean);
    const of = (author: TestUser, { uuid }: { uuid: string }): Suggested => {
      return { author, subject: { subjectType: 'post', subjectUuid: uuid, field: 'content' } };
    };
    const suggestions = [
      await suggest(of(korean, inKorean)),
      await suggest(of(vietnamese, inVietnamese), { language: 'ko', text: NINE_SCRIPTS.ko }),
    ].map(({ body }) => body.uuid as string);
    const live = [await listenLive(test, korean), await listenLive(test, vietnamese)];

    // Both stand at the same place, whatever they have told by then.
    const accepting = await holding(test, ['lock table audit_log in share mode', []], async () => {
      const sent = suggestions.map((uuid, index) => accept(uuid, moderators[index] as TestUser).then((reply) => reply));
      await Promise.race([...sent, untilWaiting(test, 2)]);
      return { sent };
    });
    const replies = await Promise.all(accepting.sent);
    expect(replies.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'ACCEPTED'],
      [200, 'ACCEPTED'],
    ]);
    for (const stream of live) {
      await stream.hear(({ name }) => name === 'translation');
      await stream.hear(({ name, data }) => name === 'badge' && data['suggestions'] === 0);
      stream.close();
    }
  });
});

describe('a withdrawal', () => {
  it('stands in the way of nobody who suggests for what the person wrote', async () => {
    const author = await aUser(test, { language: 'ko' });
    const [first, second] = [await aPost(test, author, KOREAN), await aPost(test, author, KOREAN)];
    const subject = { subjectType: 'post', subjectUuid: second.uuid, field: 'content' };
    const suggested = { author, subject };
    expect((await suggest(suggested)).status).toBe(201);
    // Its posts are locked in their order: it stops before the second one.
    const started = await holding(test, ['select from posts where uuid = $1 for update', [first.uuid]], async () => {
      const body = { posts: 'delete', password: author.password };
      const leaving = rest(test, 'delete', '/api/user', body, author).then(({ status }) => status);
      await Promise.race([leaving, untilWaiting(test)]);
      const suggesting = suggest(suggested, { text: 'Mua áo ấm ở đâu?' }).then(({ status }) => status);
      await Promise.race([suggesting, untilWaiting(test, 2)]);
      return { leaving, suggesting };
    });
    expect([await started.leaving, await started.suggesting]).toEqual([204, 201]);
    const left = 'select from translation_suggestions where author_uuid = $1';
    expect(await test.database.manager.query(left, [author.uuid])).toEqual([]);
  });
});
