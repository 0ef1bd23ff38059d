import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { postingFields } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { IdempotencyWorker } from './idempotency.worker.js';

let test: TestApp;
let writer: TestUser;
let friend: TestUser;
let postUuid: string;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  [writer, friend] = [await anEmployer(), await aUser(test)];
  postUuid = (await aPost(test, friend)).uuid;
});
afterAll(() => test.stop());

interface Write {
  path: () => string;
  body: () => object;
  /** What another body says differently. */
  other: object;
  /** From where the rows of the writer ($1) are counted. */
  mine: string;
}

const NOTES = { other: { content: NINE_SCRIPTS.ja }, mine: 'notes where sender_uuid = $1' };

const WRITES: [string, Write][] = [
  [
    'note',
    {
      path: () => `/api/notes/${friend.uuid}`,
      body: () => ({ content: NINE_SCRIPTS.km }),
      ...NOTES,
    },
  ],
  [
    'post',
    {
      path: () => '/api/post',
      body: () => ({ title: NINE_SCRIPTS.th, content: NINE_SCRIPTS.bn, hashtagNames: ['ตลาด'] }),
      other: { content: NINE_SCRIPTS.ja },
      mine: 'posts where author_uuid = $1',
    },
  ],
  [
    'comment',
    {
      path: () => '/api/comment',
      body: () => ({ postUuid, content: NINE_SCRIPTS.vi }),
      other: { content: NINE_SCRIPTS.ja },
      mine: 'comments where author_uuid = $1',
    },
  ],
  [
    'posting',
    {
      path: () => '/api/job-posting',
      body: () => postingFields({ title: NINE_SCRIPTS.tl }),
      other: { title: NINE_SCRIPTS.ja },
      mine: 'job_postings p join companies c on c.uuid = p.company_uuid where c.owner_uuid = $1',
    },
  ],
];

const send = ({ path, body }: Pick<Write, 'path' | 'body'>, key: string, who: { token?: string } = writer) =>
  rest(test, 'post', path(), body(), { ...who, key });
const rows = async ({ mine }: Write): Promise<number> => {
  const [{ count }] = await test.database.manager.query(`select count(*)::int as count from ${mine}`, [writer.uuid]);
  return count;
};
/** Somebody who may write everything. */
const anEmployer = async (): Promise<TestUser> => (await anApprovedCompany(test)).owner;

describe.each(WRITES)('a %s with a key', (_, write) => {
  it('needs a sign-in first, and a key that is a uuid', async () => {
    expect((await send(write, 'x', {})).status).toBe(401);
    for (const key of ['x', '', `${randomUUID()}, ${randomUUID()}`]) {
      const { status, body } = await send(write, key);
      expect([status, body.fields]).toEqual([400, [{ path: 'Idempotency-Key', code: 'INVALID' }]]);
    }
    expect(await rows(write)).toBe(0);
  });

  it('is written once, and answered alike as often as it is sent', async () => {
    const key = randomUUID();
    const first = await send(write, key);
    const again = await send(write, `"${key.toUpperCase()}"`);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await send(write, randomUUID())).body.uuid).not.toBe(first.body.uuid);
    expect(await rows(write)).toBe(2);
  });

  it('is written once when it is sent fifty times at the same moment', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(write, key)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.uuid)).size).toBe(1);
    expect(await rows(write)).toBe(1);
  });

  it('is refused for another body, and free for another person', async () => {
    const key = randomUUID();
    const { body } = await send(write, key);
    const other = { ...write, body: () => ({ ...write.body(), ...write.other }) };
    expect((await send(other, key)).body.fields).toEqual([{ path: 'Idempotency-Key', code: 'INVALID' }]);
    expect(await rows(write)).toBe(1);
    const someone = await anEmployer();
    const { status, body: theirs } = await send(write, key, someone);
    expect([status, theirs.uuid === body.uuid]).toEqual([201, false]);
  });
});

describe('a key', () => {
  it('of one kind of thing says nothing of another', async () => {
    const key = randomUUID();
    const replies = [];
    for (const [, write] of WRITES) replies.push(await send(write, key));
    expect(replies.map(({ status }) => status)).toEqual(WRITES.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.uuid)).size).toBe(WRITES.length);
  });

  it('stays free when the write fails, of any number of calls at once', async () => {
    const [, note] = WRITES[0] ?? [];
    if (!note) throw new Error('No note');
    const key = randomUUID();
    await rest(test, 'post', `/api/user/block/${writer.uuid}`, undefined, friend);
    const refused = await Promise.all(Array.from({ length: 10 }, () => send(note, key)));
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['BLOCKED']));
    await rest(test, 'delete', `/api/user/block/${writer.uuid}`, undefined, friend);
    const accepted = await Promise.all(Array.from({ length: 10 }, () => send(note, key)));
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rows(note)).toBe(1);
  });

  it('tells the other one once, and counts the comment once', async () => {
    for (const [, write] of WRITES) {
      const key = randomUUID();
      await Promise.all(Array.from({ length: 5 }, () => send(write, key)));
    }
    const document = `query ($uuid: ID!) { readPost(uuid: $uuid) { commentsCount }
      readUserInformation { unreadNotesCount unreadNotificationsCount } }`;
    const { data } = await query(test, document, { uuid: postUuid }, friend);
    expect(data).toEqual({
      readPost: { commentsCount: 1 },
      readUserInformation: { unreadNotesCount: 1, unreadNotificationsCount: 1 },
    });
  });

  it('of a note with a picture answers the same picture', async () => {
    const fileUrl = await aPicture(test, writer, 'note');
    const note: Write = { path: () => `/api/notes/${friend.uuid}`, body: () => ({ fileUrl }), ...NOTES };
    const key = randomUUID();
    const [first, again] = [await send(note, key), await send(note, key)];
    expect([again.body.uuid, pathOf(again.body.fileUrl)]).toEqual([first.body.uuid, pathOf(first.body.fileUrl)]);
  });

  it('of a post with pictures and hashtags answers the same post, spelled as others have spelled its hashtags', async () => {
    await aPost(test, friend, { hashtagNames: ['Visa'] });
    const files: { name: string; path: string }[] = [];
    for (const name of ['ក.png', '나.png']) files.push({ name, path: await aPicture(test, writer) });
    const body = () => ({ title: NINE_SCRIPTS.th, content: NINE_SCRIPTS.bn, files, hashtagNames: ['ansan', 'VISA'] });
    const post = { path: () => '/api/post', body };
    const key = randomUUID();
    const [first, again] = [await send(post, key), await send(post, key)];
    expect(again.body).toEqual(first.body);
    expect(first.body.post_files.map(({ name }: { name: string }) => name)).toEqual(['ក.png', '나.png']);
    expect(first.body.hashtags.map(({ name }: { name: string }) => name)).toEqual(['ansan', 'Visa']);
  });

  it('whose thing is deleted by now brings nothing back', async () => {
    const [, post] = WRITES[1] ?? [];
    if (!post) throw new Error('No post');
    const key = randomUUID();
    const { uuid } = (await send(post, key)).body;
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, writer)).status).toBe(204);
    const { status, body } = await send(post, key);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await rows(post)).toBe(1);
  });

  it('is forgotten after two weeks, and when its owner leaves', async () => {
    const [, note] = WRITES[0] ?? [];
    if (!note) throw new Error('No note');
    const known = async () => {
      const sql = 'select key from request_keys where user_uuid = $1';
      return (await test.database.manager.query<{ key: string }[]>(sql, [writer.uuid])).map(({ key }) => key).sort();
    };
    const [old, young] = [randomUUID(), randomUUID()];
    for (const key of [old, young]) await send(note, key);
    const age = `update request_keys set created_at = now() - make_interval(days => $2) where key = $1`;
    await test.database.manager.query(age, [old, 15]);
    await test.database.manager.query(age, [young, 13]);
    await test.app.get(IdempotencyWorker).forgetOld();
    expect(await known()).toEqual([young]);
    const goodbye = { posts: 'keep', password: writer.password };
    expect((await rest(test, 'delete', '/api/user', goodbye, writer)).status).toBe(204);
    expect(await known()).toEqual([]);
  });
});

const pathOf = (address: string) => address.split('?')[0];
