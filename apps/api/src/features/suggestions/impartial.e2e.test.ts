import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { withdraw } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { decideSuggestion } from '../../../test/suggestion-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** Somebody's better Khmer for the Korean post of somebody else. */
async function aSuggestion(on: TestApp, suggester: TestUser, author: TestUser): Promise<string> {
  const { uuid: subjectUuid } = await aPost(on, author, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
  const body = { subjectType: 'post', subjectUuid, field: 'content', language: 'km', text: NINE_SCRIPTS.km };
  return (await rest(on, 'post', '/api/translation/suggest', body, suggester)).body.uuid;
}

const OPEN = `{ readOpenTranslationSuggestions(take: 50) { items { uuid createdAt isOwn isFriends decidableFrom } } }`;

async function seen(on: TestApp, uuid: string, caller: TestUser) {
  const { items } = await answer(on, caller, OPEN);
  return items.find((item: { uuid: string }) => item.uuid === uuid);
}

async function refused(on: TestApp, uuid: string, caller: TestUser) {
  const replies = [
    await decideSuggestion(on, uuid, 'accept', caller),
    await decideSuggestion(on, uuid, 'reject', caller),
  ];
  return replies.map(({ status, body }) => [status, body.code]);
}

const NEEDS_SECOND = Array(2).fill([403, 'NEEDS_SECOND_MODERATOR']);

describe('a suggestion of a friend', () => {
  it('is marked and left to somebody who is free, moderator or administrator', async () => {
    const [suggester, author] = [await aUser(test), await aUser(test)];
    const [friend, friendsAdmin, other] = [await aModerator(test), await anAdmin(test), await aModerator(test)];
    for (const one of [friend, friendsAdmin]) await areFriends(test, one, suggester);
    const uuid = await aSuggestion(test, suggester, author);
    for (const one of [friend, friendsAdmin]) {
      expect(await refused(test, uuid, one)).toEqual(NEEDS_SECOND);
      expect(await seen(test, uuid, one)).toMatchObject({ isOwn: false, isFriends: true, decidableFrom: null });
    }
    const free = await seen(test, uuid, other);
    expect(free).toMatchObject({ isOwn: false, isFriends: false, decidableFrom: free.createdAt });
    expect((await decideSuggestion(test, uuid, 'accept', other)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  it('is decided by the author as ever, also where they moderate', async () => {
    const [suggester, author] = [await aUser(test), await aModerator(test)];
    await areFriends(test, author, suggester);
    const uuid = await aSuggestion(test, suggester, author);
    const { decidableFrom, createdAt } = await seen(test, uuid, author);
    expect(decidableFrom).toBe(createdAt);
    expect((await decideSuggestion(test, uuid, 'accept', author)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  it('is another’s for a friend of the author, who could say the same, and nobody’s of their own', async () => {
    const [suggester, author, friend] = [await aModerator(test), await aUser(test), await aModerator(test)];
    await areFriends(test, friend, author);
    const uuid = await aSuggestion(test, suggester, author);
    expect(await seen(test, uuid, suggester)).toMatchObject({ isOwn: true, isFriends: false });
    expect(await refused(test, uuid, suggester)).toEqual(Array(2).fill([403, 'FORBIDDEN']));
    expect((await decideSuggestion(test, uuid, 'reject', friend)).body).toMatchObject({ state: 'REJECTED' });
  });
});

describe('where nobody else is free', () => {
  let alone: TestApp;
  beforeEach(async () => {
    alone = await startApp();
  });
  afterEach(() => alone.stop());

  const aDayLater = () =>
    alone.database.manager.query(`update translation_suggestions set created_at = created_at - interval '1 day'`);

  it('the administrator decides about a friend’s after a day, and a moderator never', async () => {
    const [suggester, author] = [await aUser(alone), await aUser(alone)];
    const [admin, moderator] = [await anAdmin(alone), await aModerator(alone)];
    for (const one of [admin, moderator]) await areFriends(alone, one, suggester);
    const uuid = await aSuggestion(alone, suggester, author);
    for (const one of [admin, moderator]) expect(await refused(alone, uuid, one)).toEqual(NEEDS_SECOND);
    const { createdAt, decidableFrom } = await seen(alone, uuid, admin);
    expect(Date.parse(decidableFrom) - Date.parse(createdAt)).toBe(24 * 60 * 60 * 1000);
    await aDayLater();
    expect(await refused(alone, uuid, moderator)).toEqual(NEEDS_SECOND);
    expect((await decideSuggestion(alone, uuid, 'reject', admin)).body).toMatchObject({ state: 'REJECTED' });
  });

  it('counts nobody who is suspended, who left or who suggested it themselves', async () => {
    const [suggester, author] = [await aModerator(alone), await aUser(alone)];
    const [admin, suspended, gone] = [await anAdmin(alone), await aModerator(alone), await aModerator(alone)];
    await areFriends(alone, admin, suggester);
    const uuid = await aSuggestion(alone, suggester, author);
    await aDayLater();
    expect(await refused(alone, uuid, admin)).toEqual(NEEDS_SECOND);
    const suspend = `update users set suspended_until = now() + interval '1 day' where uuid = $1`;
    await alone.database.manager.query(suspend, [suspended.uuid]);
    expect(await refused(alone, uuid, admin)).toEqual(NEEDS_SECOND);
    await withdraw(alone, gone);
    expect((await decideSuggestion(alone, uuid, 'accept', admin)).body).toMatchObject({ state: 'ACCEPTED' });
  });
});
