import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  author = await aUser(test, { language: 'ko' });
  reader = await aUser(test, { language: 'vi' });
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const KOREAN = { title: '겨울 옷', content: NINE_SCRIPTS.ko };

async function aTranslatedPost() {
  const post = await aPost(test, author, KOREAN);
  await translate(post.uuid);
  return post;
}

const translate = (subjectUuid: string) =>
  test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });

const suggestion = (subjectUuid: string, changes: object = {}) => ({
  subjectType: 'post',
  subjectUuid,
  field: 'content',
  language: 'vi',
  text: NINE_SCRIPTS.vi,
  ...changes,
});

const suggest = (body: object, caller: { token?: string } = reader) =>
  rest(test, 'post', '/api/translation/suggest', body, { ...(caller.token && { token: caller.token }) });

const decide = (uuid: string, decision: 'accept' | 'reject', caller: { token?: string } = author) =>
  decideSuggestion(test, uuid, decision, caller.token === undefined ? {} : { token: caller.token });

async function vietnamese(uuid: string): Promise<string> {
  const { data } = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { contentVi } }', { uuid });
  return data['readPost'].contentVi;
}

const OPEN =
  '{ readTranslationSuggestions { items { uuid text language suggester { nickname } } totalCount hasMore } }';

describe('suggesting a better translation', () => {
  it('requires sign-in', async () => {
    const { uuid } = await aTranslatedPost();
    expect((await suggest(suggestion(uuid), {})).status).toBe(401);
  });

  it.each([
    ['no text', { text: ' ' }, 'text'],
    ['an unknown field', { field: 'password' }, 'field'],
    ['an unknown language', { language: 'fr' }, 'language'],
    ['the language of the original', { language: 'ko' }, 'language'],
    ['no uuid', { subjectUuid: 'x' }, 'subjectUuid'],
  ])('rejects %s', async (_what, changes, path) => {
    const { uuid } = await aTranslatedPost();
    const reply = await suggest(suggestion(uuid, changes));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [expect.objectContaining({ path })] });
  });

  it('finds neither what is not there nor what the person cannot see', async () => {
    const { uuid } = await aTranslatedPost();
    const stranger = await aUser(test);
    await rest(test, 'post', `/api/user/block/${stranger.uuid}`, undefined, { token: author.token });
    expect((await suggest(suggestion(uuid), stranger)).status).toBe(404);
    expect((await suggest(suggestion(author.uuid))).status).toBe(404);
    expect((await suggest(suggestion(uuid, { subjectType: 'user' }))).status).toBe(404);
  });

  it('replaces one’s own open suggestion for the same text, and shows the author what is open', async () => {
    const { uuid } = await aTranslatedPost();
    const first = await suggest(suggestion(uuid, { text: 'một' }));
    expect(first.status).toBe(201);
    const second = await suggest(suggestion(uuid));
    expect(second.body.uuid).toBe(first.body.uuid);
    const { data } = await query(test, OPEN, {}, { token: author.token });
    const own = data['readTranslationSuggestions'].items.filter(
      (item: { uuid: string }) => item.uuid === first.body.uuid,
    );
    expect(own).toEqual([
      { uuid: first.body.uuid, text: NINE_SCRIPTS.vi, language: 'vi', suggester: { nickname: reader.nickname } },
    ]);
    const others = await query(test, OPEN, {}, { token: reader.token });
    expect(others.data['readTranslationSuggestions'].items).toEqual([]);
  });

  it('reads a page of suggestions with as many statements as one', async () => {
    const { uuid } = await aTranslatedPost();
    await suggest(suggestion(uuid));
    const one = await countStatements(() => query(test, OPEN, {}, { token: author.token }));
    for (const language of ['th', 'bn', 'ja']) await suggest(suggestion(uuid, { language }));
    expect(await countStatements(() => query(test, OPEN, {}, { token: author.token }))).toBe(one);
  });
});

describe('deciding on a suggestion', () => {
  it('requires sign-in, and to be the author or a moderator', async () => {
    const { uuid } = await aTranslatedPost();
    const { body } = await suggest(suggestion(uuid));
    expect((await decide(body.uuid, 'accept', {})).status).toBe(401);
    expect((await decide(body.uuid, 'accept', reader)).status).toBe(403);
    expect((await decide(body.uuid, 'accept', await aUser(test))).status).toBe(404);
    expect((await decide('x', 'accept')).status).toBe(400);
    expect((await decide(uuid, 'accept')).status).toBe(404);
  });

  it('puts what is accepted in the place of the machine’s text, for good', async () => {
    const post = await aTranslatedPost();
    const { body } = await suggest(suggestion(post.uuid));
    expect((await decide(body.uuid, 'accept')).body).toMatchObject({ state: 'ACCEPTED' });
    expect(await vietnamese(post.uuid)).toBe(NINE_SCRIPTS.vi);
    // The same decision again changes nothing, another one is too late.
    expect((await decide(body.uuid, 'accept')).status).toBe(200);
    expect((await decide(body.uuid, 'reject')).status).toBe(404);
    await test.app.get(TranslationsService).retranslate({ subjectType: 'post', subjectUuid: post.uuid });
    await translate(post.uuid);
    expect(await vietnamese(post.uuid)).toBe(NINE_SCRIPTS.vi);
  });

  it('needs to know what was seen, and decides nothing about another text', async () => {
    const post = await aTranslatedPost();
    const first = (await suggest(suggestion(post.uuid))).body;
    const path = (decision: string) => `/api/translation/suggestion/${first.uuid}/${decision}`;
    const none = await rest(test, 'put', path('accept'), {}, author);
    expect([none.status, none.body.fields]).toEqual([400, [{ path: 'seenAt', code: 'REQUIRED' }]]);
    const exchanged = (await suggest({ ...suggestion(post.uuid), text: NINE_SCRIPTS.th })).body;
    expect([exchanged.uuid, exchanged.updatedAt === first.updatedAt]).toEqual([first.uuid, false]);
    const before = await vietnamese(post.uuid);
    for (const decision of ['accept', 'reject']) {
      const { status, body } = await rest(test, 'put', path(decision), { seenAt: first.updatedAt }, author);
      expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    }
    expect(await vietnamese(post.uuid)).toBe(before);
    const { body } = await rest(test, 'put', path('accept'), { seenAt: exchanged.updatedAt }, author);
    expect([body.state, await vietnamese(post.uuid)]).toEqual(['ACCEPTED', NINE_SCRIPTS.th]);
    // Another's decision about the text that came after is none about this one.
    expect((await rest(test, 'put', path('accept'), { seenAt: first.updatedAt }, author)).status).toBe(409);
  });

  it('leaves everything as it is where it is rejected', async () => {
    const post = await aTranslatedPost();
    const before = await vietnamese(post.uuid);
    const { body } = await suggest(suggestion(post.uuid));
    expect((await decide(body.uuid, 'reject')).body).toMatchObject({ state: 'REJECTED' });
    expect(await vietnamese(post.uuid)).toBe(before);
  });

  it('comes too late for a text that has changed', async () => {
    const post = await aTranslatedPost();
    const { body } = await suggest(suggestion(post.uuid));
    const changed = { ...KOREAN, content: '다른 이야기입니다' };
    await rest(test, 'put', `/api/post/${post.uuid}`, changed, { token: author.token });
    expect((await decide(body.uuid, 'accept')).status).toBe(404);
    await translate(post.uuid);
    expect(await vietnamese(post.uuid)).toBe('<vi> 다른 이야기입니다');
  });
});

describe('what moderators see and decide', () => {
  const read = (args: string, caller: { token: string }) =>
    query(test, `{ readOpenTranslationSuggestions(${args}) { items { uuid } totalCount hasMore } }`, {}, caller);

  it('nobody else does', async () => {
    expect((await query(test, '{ readOpenTranslationSuggestions { hasMore } }')).status).toBe(401);
    expect((await read('take: 1', author)).status).toBe(403);
    expect((await read('take: 51', await aModerator(test))).errors).not.toEqual([]);
  });

  it('everything that is open, from either end, a page at a time', async () => {
    const moderator = await aModerator(test);
    const { uuid } = await aTranslatedPost();
    const sent: string[] = [];
    for (const language of ['vi', 'th', 'km']) {
      sent.push((await suggest(suggestion(uuid, { language }))).body.uuid);
    }
    const { items, totalCount } = (await read('take: 50', moderator)).data['readOpenTranslationSuggestions'];
    expect(items.slice(0, 3).map((item: { uuid: string }) => item.uuid)).toEqual(sent.toReversed());
    expect(totalCount).toBe(items.length);
    const oldest = (await read('take: 50, oldestFirst: true', moderator)).data['readOpenTranslationSuggestions'];
    expect(oldest.items).toEqual(items.toReversed());
    const second = (await read('skip: 1, take: 1', moderator)).data['readOpenTranslationSuggestions'];
    expect(second).toMatchObject({ items: [{ uuid: sent[1] }], hasMore: true });
  });

  it('but what they have suggested themselves another one decides', async () => {
    const [moderator, other] = [await aModerator(test), await aModerator(test)];
    const { uuid } = await aTranslatedPost();
    const { body } = await suggest(suggestion(uuid), moderator);
    for (const how of ['accept', 'reject'] as const) expect((await decide(body.uuid, how, moderator)).status).toBe(403);
    expect((await decide(body.uuid, 'accept', other)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  it('and decide it, which stands in the audit log', async () => {
    const moderator = await aModerator(test);
    const post = await aTranslatedPost();
    const { body } = await suggest(suggestion(post.uuid));
    expect((await decide(body.uuid, 'accept', moderator)).body).toMatchObject({ state: 'ACCEPTED' });
    expect(await vietnamese(post.uuid)).toBe(NINE_SCRIPTS.vi);
    const left = (await read('take: 50', moderator)).data['readOpenTranslationSuggestions'].items;
    expect(left).not.toContainEqual({ uuid: body.uuid });
    const log = `query ($uuid: ID!) { readAuditLog(targetUuid: $uuid) { items { action detail actor { uuid } } } }`;
    const { data } = await query(test, log, { uuid: post.uuid }, { token: moderator.token });
    expect(data['readAuditLog'].items).toEqual([
      {
        action: 'decideTranslationSuggestion',
        detail: 'ACCEPTED: content vi',
        actor: { uuid: moderator.uuid },
      },
    ]);
  });
});

describe('what administrators see and do', () => {
  const READ = `query ($state: TranslationState) { readTranslations(state: $state) {
    items { subjectType subjectUuid field language state provider error updatedAt } totalCount hasMore
  } }`;
  const AGAIN = 'mutation ($subjectUuid: ID!) { retranslate(subjectType: "post", subjectUuid: $subjectUuid) }';

  it('nobody else does', async () => {
    expect((await query(test, READ)).status).toBe(401);
    expect((await query(test, READ, {}, { token: reader.token })).status).toBe(403);
    expect((await query(test, AGAIN, { subjectUuid: reader.uuid }, { token: reader.token })).status).toBe(403);
  });

  it('where texts stand, and has one made again', async () => {
    const admin = await aUser(test);
    await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
    const { uuid } = await aTranslatedPost();
    const { data } = await query(test, READ, { state: 'DONE' }, { token: admin.token });
    expect(data['readTranslations'].items[0]).toMatchObject({ subjectUuid: uuid, state: 'DONE', provider: 'google' });
    server.asked.length = 0;
    const again = await query(test, AGAIN, { subjectUuid: uuid }, { token: admin.token });
    expect(again.data).toEqual({ retranslate: true });
    await translate(uuid);
    expect(server.asked).toHaveLength(8);
    expect((await query(test, AGAIN, { subjectUuid: admin.uuid }, { token: admin.token })).data).toEqual({
      retranslate: false,
    });
  });
});
