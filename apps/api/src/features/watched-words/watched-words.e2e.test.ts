import { MAX_WATCHED_WORDS } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aNote } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { people, report, theNote } from '../../../test/report-factories.js';
import { until } from '../../../test/until.js';
import { ScamMarks, type ScamSubject } from '../reports/scam-marks.service.js';

const WATCH =
  'mutation ($word: String!, $why: String!) { watchWord(word: $word, why: $why) { uuid word why addedBy { uuid } } }';
const UNWATCH = 'mutation ($uuid: ID!) { unwatchWord(uuid: $uuid) }';
const WORDS = '{ readWatchedWords(take: 50) { items { uuid word why } } }';
const QUEUE = `{ readWatchedWordCases(take: 50) { items {
  uuid updatedAt scamSigns watchedWords { word why } reason reporters target { type uuid excerpt } author { uuid } } } }`;
const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!, $decision: ReportDecision!) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: $decision, reason: "ILLEGAL") { uuid } }`;

/** A word in each script, and a text that hides it. */
const SCRIPTS = [
  ['ko', '대포통장', '대 포 통 장 삽니다'],
  ['en', 'fake passport', 'Selling ＦＡＫＥ  Passport today'],
  ['zh', '假證件', '办假证件 快'],
  ['ja', 'カード現金化', 'かーど現金化 すぐ'],
  ['th', 'ซื้อบัญชี', 'รับซื้อบัญชีด่วน'],
  ['vi', 'mua tài khoản', 'ai can MUA TAI KHOAN khong'],
  ['km', 'ទិញគណនី', 'ខ្ញុំទិញគណនីធនាគារ'],
  ['tl', 'pekeng papeles', 'May PEKENG papeles kami'],
  ['bn', 'জাল কাগজ', 'সস্তায় জাল কাগজ পাবেন'],
] as const;

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp({ BACKGROUND_JOBS: 'on' });
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const watch = (word: string, why = 'Sold accounts'): Promise<{ uuid: string }> =>
  answer(test, moderator, WATCH, { word, why });
/** A word that no other test watches. */
const aWord = () => `zq${crypto.randomUUID().slice(0, 8)}`;
const look = (uuid: string, type: ScamSubject['type'] = 'post') => test.app.get(ScamMarks).look({ type, uuid });
const queued = async (uuid: string) =>
  (await answer(test, moderator, QUEUE)).items.find(({ target }: { target: { uuid: string } }) => target.uuid === uuid);
const arrived = async (uuid: string) => {
  await until(async () => (await queued(uuid)) !== undefined);
  return queued(uuid);
};
const acts = (target: string): Promise<{ action: string; detail: string }[]> =>
  test.database.manager.query('select action, detail from audit_log where target_uuid = $1 order by created_at', [
    target,
  ]);

describe('the list', () => {
  it('has each word once, its newest reason, and who has entered it; both are written down', async () => {
    const word = aWord();
    const { uuid } = await watch(word);
    expect(await answer(test, moderator, WATCH, { word: word.toUpperCase(), why: 'Papers' })).toEqual({
      ...{ uuid, word: word.toUpperCase(), why: 'Papers', addedBy: { uuid: moderator.uuid } },
    });
    const { items } = await answer(test, moderator, WORDS);
    expect(items.filter((item: { uuid: string }) => item.uuid === uuid)).toHaveLength(1);
    await answer(test, moderator, UNWATCH, { uuid });
    expect(await acts(uuid)).toMatchObject([
      { action: 'watchWord', detail: `${word}: Sold accounts` },
      { action: 'watchWord' },
      { action: 'unwatchWord', detail: word.toUpperCase() },
    ]);
    expect(await refusalOf(test, moderator, UNWATCH, { uuid })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['', 'a', '!?', '*'])('refuses %j, which would be in everything', async (word) => {
    expect(await refusalOf(test, moderator, WATCH, { word, why: 'x' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('ends somewhere, also for those who add at once', async () => {
    const [{ count = 0 } = {}] = await test.database.manager.query<{ count: number }[]>(
      'select count(*)::int as count from watched_words',
    );
    await test.database.manager.query(
      `insert into watched_words (word, word_key, why, added_by_uuid) select 'full' || n, 'full' || n, '', $1 from generate_series(1, $2::int) n`,
      [moderator.uuid, MAX_WATCHED_WORDS - count - 1],
    );
    const replies = await Promise.all(
      [aWord(), aWord(), aWord()].map((word) => query(test, WATCH, { word, why: 'x' }, moderator)),
    );
    await test.database.manager.query(`delete from watched_words where word like 'full%'`);
    expect(replies.filter(({ data }) => data?.watchWord)).toHaveLength(1);
    expect(JSON.stringify(replies)).toContain('TOO_MANY');
  });
});

describe('what is written with one', () => {
  it.each(SCRIPTS)('is found in %s, however it is hidden', async (_, word, text) => {
    const { uuid } = await watch(word);
    const post = await aPost(test, await aUser(test), { title: 'x', content: text });
    await look(post.uuid);
    expect((await queued(post.uuid)).watchedWords).toEqual([{ word, why: 'Sold accounts' }]);
    await answer(test, moderator, UNWATCH, { uuid });
  });

  it('comes to the desk by itself, hidden from nobody and not among the reports', async () => {
    const word = aWord();
    await watch(word);
    const author = await aUser(test);
    const { uuid } = await aPost(test, author, { title: word, content: 'hello' });
    const found = await arrived(uuid);
    expect(found).toMatchObject({
      ...{ scamSigns: [], watchedWords: [{ word }], reason: 'OTHER', reporters: 0, author: { uuid: author.uuid } },
      target: { type: 'post', uuid },
    });
    const visitor = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid });
    expect(visitor.data.readPost).toEqual({ uuid });
    const open = await answer(test, moderator, '{ readReports(state: OPEN, take: 50) { items { target { uuid } } } }');
    expect(JSON.stringify(open)).not.toContain(uuid);
    const scams = await answer(test, moderator, '{ readScamCases(take: 50) { items { target { uuid } } } }');
    expect(JSON.stringify(scams)).not.toContain(uuid);
  });

  it('is found in a comment, when it is written and when it is changed', async () => {
    const word = aWord();
    await watch(word);
    const author = await aUser(test);
    const post = await aPost(test, author);
    const write = (content: string) => rest(test, 'post', '/api/comment', { postUuid: post.uuid, content }, author);
    const { body: marked } = await write(`call ${word}`);
    expect(await arrived(marked.uuid)).toMatchObject({ target: { type: 'comment' } });
    const { body: other } = await write('hello');
    await rest(test, 'put', `/api/comment/${other.uuid}`, { content: `${word}!` }, author);
    expect(await arrived(other.uuid)).toMatchObject({ watchedWords: [{ word }] });
    await answer(test, moderator, DECIDE, {
      ...{ uuid: (await queued(marked.uuid)).uuid, seenAt: (await queued(marked.uuid)).updatedAt, decision: 'DELETE' },
    });
    expect(await queued(marked.uuid)).toBeUndefined();
  });

  it('is not found in a message before its receiver has reported it', async () => {
    const word = aWord();
    await watch(word);
    const [sender, receiver] = await people(test, 2);
    if (!sender || !receiver) throw new Error('two people');
    await areFriends(test, sender, receiver);
    const note = await aNote(test, sender, receiver, `${word} please`);
    expect(await queued(note.uuid)).toBeUndefined();
    await report(test, receiver, theNote(note.uuid));
    expect(await queued(note.uuid)).toMatchObject({ watchedWords: [{ word }], reporters: 1 });
  });

  it('leaves the desk when the text or the list has the word no more', async () => {
    const [first, second] = [aWord(), aWord()];
    const words = [await watch(first), await watch(second)];
    const author = await aUser(test);
    const { uuid } = await aPost(test, author, { title: first, content: second });
    await look(uuid);
    await answer(test, moderator, UNWATCH, { uuid: words[0]?.uuid });
    expect((await queued(uuid)).watchedWords).toMatchObject([{ word: second }]);
    await answer(test, moderator, UNWATCH, { uuid: words[1]?.uuid });
    const [row] = await test.database.manager.query<object[]>('select from report_cases where target_uuid = $1', [
      uuid,
    ]);
    expect([await queued(uuid), row]).toEqual([undefined, undefined]);
  });

  it('that was kept is not brought again for the same text', async () => {
    const word = aWord();
    await watch(word);
    const { uuid } = await aPost(test, await aUser(test), { title: word, content: 'hello' });
    await look(uuid);
    const found = await queued(uuid);
    await answer(test, moderator, DECIDE, { uuid: found.uuid, seenAt: found.updatedAt, decision: 'KEEP' });
    await look(uuid);
    expect(await queued(uuid)).toBeUndefined();
  });
});
