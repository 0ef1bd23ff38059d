import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { blocks } from '../../../test/friend-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { listenLive } from '../../../test/live.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';

let test: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  test = await startApp();
  reader = await aUser(test, { language: 'vi' });
});
beforeEach(async () => {
  author = await aUser(test, { language: 'ko' });
});
afterAll(() => test.stop());

const KOREAN = { title: '겨울 옷', content: NINE_SCRIPTS.ko };

async function suggest(subjectUuid: string, changes: object = {}): Promise<string> {
  const body = {
    subjectType: 'post',
    subjectUuid,
    field: 'content',
    language: 'vi',
    text: NINE_SCRIPTS.vi,
    ...changes,
  };
  const reply = await rest(test, 'post', '/api/translation/suggest', body, reader);
  expect(reply.status).toBe(201);
  return reply.body.uuid;
}

const decide = (uuid: string, decision: 'accept' | 'reject', caller = author) =>
  decideSuggestion(test, uuid, decision, caller.token === undefined ? {} : { token: caller.token });

const COUNTS = '{ readUserInformation { openSuggestionsCount moderatedSuggestionsCount } }';

async function countsOf(person: TestUser): Promise<{ mine: number; all: number | null }> {
  const { data } = await query(test, COUNTS, {}, person);
  const { openSuggestionsCount: mine, moderatedSuggestionsCount: all } = data['readUserInformation'];
  return { mine, all };
}

/** What became of a suggestion, as the one who made it finds it in their data. */
async function outcome(uuid: string): Promise<string> {
  const [row] = await test.database.manager.query('select state from translation_suggestions where uuid = $1', [uuid]);
  const { text } = await rest(test, 'get', '/api/user/export', undefined, reader);
  expect(text).toContain(`"state" : "${row.state}"`);
  return row.state;
}

describe('suggestions that wait', () => {
  it('are counted for who wrote the text, and all of them for moderators alone, in the statement that reads the person', async () => {
    const moderator = await aModerator(test);
    const { uuid } = await aPost(test, author, KOREAN);
    const before = await countsOf(moderator);
    const statements = await countStatements(() => query(test, COUNTS, {}, author));
    await suggest(uuid);
    const second = await suggest(uuid, { field: 'title', text: 'Áo mùa đông' });
    expect([await countsOf(author), await countsOf(reader)]).toEqual([
      { mine: 2, all: null },
      { mine: 0, all: null },
    ]);
    expect(await countsOf(moderator)).toEqual({ mine: 0, all: (before.all ?? 0) + 2 });
    expect(await countStatements(() => query(test, COUNTS, {}, author))).toBe(statements);
    await decide(second, 'accept');
    expect([await countsOf(author), await countsOf(moderator)]).toEqual([
      { mine: 1, all: null },
      { mine: 0, all: (before.all ?? 0) + 1 },
    ]);
  });

  it('are neither listed nor counted where they are from somebody who is blocked', async () => {
    const { uuid } = await aPost(test, author, KOREAN);
    const stranger = await aUser(test, { language: 'vi' });
    const body = { subjectType: 'post', subjectUuid: uuid, field: 'title', language: 'vi', text: 'Áo mùa đông' };
    await rest(test, 'post', '/api/translation/suggest', body, stranger);
    const kept = await suggest(uuid);
    const listed = async () => {
      const list = '{ readTranslationSuggestions { totalCount items { uuid } } }';
      return (await query(test, list, {}, author)).data['readTranslationSuggestions'];
    };
    expect(await listed()).toMatchObject({ totalCount: 2 });
    await blocks(test, author, stranger);
    expect(await listed()).toEqual({ totalCount: 1, items: [{ uuid: kept }] });
    expect(await countsOf(author)).toMatchObject({ mine: 1 });
    const live = await listenLive(test, author);
    await live.hear(({ name, data }) => name === 'badge' && data['suggestions'] === 1);
    live.close();
  });

  it('are told to open screens of who wrote the text when they come and when they are decided', async () => {
    const moderator = await aModerator(test);
    const { uuid } = await aPost(test, author, KOREAN);
    const live = await listenLive(test, author);
    const hears = (count: number) => live.hear(({ name, data }) => name === 'badge' && data['suggestions'] === count);
    await hears(0);
    const first = await suggest(uuid);
    await hears(1);
    await suggest(uuid, { language: 'km', text: NINE_SCRIPTS.km });
    await hears(2);
    live.events.length = 0;
    await decide(first, 'reject', moderator);
    await hears(1);
    live.close();
  });
});

describe('what one suggested', () => {
  const SENT = '{ readSentTranslationSuggestions { items { uuid state text } totalCount hasMore } }';

  it('requires sign-in', async () => {
    expect((await query(test, SENT)).status).toBe(401);
  });

  it('is read with what became of it, newest first, and by nobody else', async () => {
    const { uuid } = await aPost(test, author, KOREAN);
    const accepted = await suggest(uuid);
    const rejected = await suggest(uuid, { language: 'km', text: NINE_SCRIPTS.km });
    const open = await suggest(uuid, { language: 'bn', text: NINE_SCRIPTS.bn });
    await decide(accepted, 'accept');
    await decide(rejected, 'reject');
    const { items, totalCount } = (await query(test, SENT, {}, reader)).data['readSentTranslationSuggestions'];
    expect(items.slice(0, 3)).toEqual([
      { uuid: open, state: 'OPEN', text: NINE_SCRIPTS.bn },
      { uuid: rejected, state: 'REJECTED', text: NINE_SCRIPTS.km },
      { uuid: accepted, state: 'ACCEPTED', text: NINE_SCRIPTS.vi },
    ]);
    expect(totalCount).toBeGreaterThanOrEqual(3);
    expect((await query(test, SENT, {}, author)).data['readSentTranslationSuggestions'].items).toEqual([]);
  });
});

describe('a suggestion that nobody decided', () => {
  const edit = (uuid: string, changes: object) =>
    rest(test, 'put', `/api/post/${uuid}`, { ...KOREAN, ...changes }, author);

  it('waits no more once its text is another one; what was suggested for the rest still waits', async () => {
    const { uuid } = await aPost(test, author, KOREAN);
    const [ofContent, ofTitle] = [await suggest(uuid), await suggest(uuid, { field: 'title', text: 'Áo mùa đông' })];
    await edit(uuid, {});
    expect(await countsOf(author)).toMatchObject({ mine: 2 });
    await edit(uuid, { content: '다른 이야기입니다' });
    expect(await countsOf(author)).toMatchObject({ mine: 1 });
    expect([await outcome(ofContent), await outcome(ofTitle)]).toEqual(['OUTDATED', 'OPEN']);
    expect([(await decide(ofContent, 'accept')).status, (await decide(ofContent, 'reject')).status]).toEqual([
      404, 404,
    ]);
    // For the text that is there now, the same person may suggest again.
    expect(await outcome(await suggest(uuid))).toBe('OPEN');
  });

  it('waits no more once its text is deleted, be it a post, its comments, a comment or a posting', async () => {
    const company = await anApprovedCompany(test);
    const [post, other] = [await aPost(test, author, KOREAN), await aPost(test, author, KOREAN)];
    const [ofPost, ofOther] = [
      await aComment(test, author, { postUuid: post.uuid, content: NINE_SCRIPTS.ko }),
      await aComment(test, author, { postUuid: other.uuid, content: NINE_SCRIPTS.ko }),
    ];
    const posting = await aPosting(test, company);
    const suggested = [
      await suggest(post.uuid),
      await suggest(ofPost.uuid, { subjectType: 'comment' }),
      await suggest(ofOther.uuid, { subjectType: 'comment' }),
      await suggest(posting.uuid, { subjectType: 'job-posting', field: 'title', text: 'Thợ hàn' }),
    ];
    const stays = await suggest(other.uuid);
    expect([await countsOf(author), await countsOf(company.owner)]).toMatchObject([{ mine: 4 }, { mine: 1 }]);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    await rest(test, 'delete', `/api/comment/${other.uuid}/${ofOther.uuid}`, undefined, author);
    await rest(test, 'delete', `/api/job-posting/${posting.uuid}`, undefined, company.owner);
    expect([await countsOf(author), await countsOf(company.owner)]).toMatchObject([{ mine: 1 }, { mine: 0 }]);
    expect(await Promise.all(suggested.map(outcome))).toEqual(Array(4).fill('OUTDATED'));
    expect(await outcome(stays)).toBe('OPEN');
  });

  it('is decided or outdated, whichever comes first', async () => {
    const { uuid } = await aPost(test, author, KOREAN);
    for (let round = 0; round < 5; round += 1) {
      const suggestion = await suggest(uuid, { text: `${NINE_SCRIPTS.vi} ${round}` });
      const [edited, accepted] = await Promise.all([
        edit(uuid, { content: `${NINE_SCRIPTS.ko} ${round}` }),
        decide(suggestion, 'accept'),
      ]);
      expect(edited.status).toBe(200);
      expect([200, 404]).toContain(accepted.status);
      expect(await outcome(suggestion)).toBe(accepted.status === 200 ? 'ACCEPTED' : 'OUTDATED');
      await edit(uuid, {});
    }
  });
});
