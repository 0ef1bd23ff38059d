import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startApp, type TestApp } from './app.js';
import { applyTo } from './application-factories.js';
import { rest } from './client.js';
import { anApprovedCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { aPosting } from './job-posting-factories.js';
import { aNote } from './note-factories.js';
import { aComment, aPicture, aPost } from './post-factories.js';
import { aResume } from './resume-factories.js';

// A judge who finds nothing is believed only by who has seen it find what is there.

interface Entry {
  kind: string;
  mark: string;
  who: string;
  uuid: string | null;
  on?: string;
}

interface Machine {
  uploads: string;
  sql(text: string): Promise<Record<string, string>[]>;
}

/** What is used here of the judge, which is JavaScript. */
interface Judge {
  judge(
    machine: Machine,
    ledger: { entries: Entry[]; acked: Entry[] },
  ): Promise<{ lost: string[]; twice: string[]; half: string[] }>;
  halfUploads(machine: Machine): Promise<string[]>;
}

const { judge, halfUploads } = (await import(new URL('../faults/judge.mjs', import.meta.url).href)) as Judge;
const uploads = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-judged-'));
const marked = (kind: string, more = '') => `mark-${kind}${more}- 오늘 시장에서`;

let test: TestApp;
let writer: TestUser;
let client: pg.Client;
let machine: Machine;
const entries: Entry[] = [];
const uuids: Record<string, string> = {};

function note(kind: string, uuid: string, on?: string, who = writer): void {
  uuids[kind] = uuid;
  entries.push({ kind, mark: `mark-${kind}-`, who: who.uuid, uuid, on });
}

async function writeOneOfEach(): Promise<void> {
  const partner = await aUser(test);
  const title = marked('post');
  const post = (await aPost(test, writer, { title, content: title, hashtagNames: ['겨울', 'market'] })).uuid;
  note('post', post);
  note('comment', (await aComment(test, writer, { postUuid: post, content: marked('comment') })).uuid, post);
  uuids['another'] = (await aComment(test, writer, { postUuid: post, content: marked('comment', '2') })).uuid;
  note('note', (await aNote(test, writer, partner, marked('note'))).uuid);
  await rest(test, 'post', `/api/likes_dislikes/${post}/like`, { isOn: true }, writer);
  note('like', post, post);
  await rest(test, 'post', `/api/scraps/${post}`, undefined, partner);
  note('scrap', post, post, partner);
  await rest(test, 'put', `/api/post/${post}`, { title, content: marked('change'), hashtagNames: ['a', 'b'] }, writer);
  note('change', post, post);
  note('picture', await aPicture(test, writer));
  await aResume(test, writer);
  const { uuid } = await aPosting(test, await anApprovedCompany(test));
  const applied = await applyTo(test, uuid, writer, { message: marked('application') });
  note('application', applied.body.uuid as string, uuid);
}

beforeAll(async () => {
  test = await startApp({ UPLOAD_DIR: uploads });
  writer = await aUser(test);
  await writeOneOfEach();
  client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  machine = { uploads, sql: async (text) => (await client.query<Record<string, string>>(text)).rows };
});
afterAll(async () => {
  await client.end();
  await test.stop();
  fs.rmSync(uploads, { recursive: true });
});

/** What the judge says of a database to which this was done past the server, and which is as before afterwards. */
async function judged(harm: string) {
  try {
    await client.query(`begin; set local session_replication_role = replica; ${harm}`);
    return await judge(machine, { entries, acked: entries.filter(({ uuid }) => uuid !== null) });
  } finally {
    await client.query('rollback');
  }
}

const RIGHT = { lost: [], twice: [], half: [] };

describe('the judge of faults', () => {
  it('finds nothing where everything that was acknowledged is there', async () => {
    expect(await judged('')).toEqual(RIGHT);
    expect(await halfUploads(machine)).toEqual([]);
    expect(Object.keys(uuids)).toHaveLength(9);
  });

  it.each([
    ['post', () => `delete from posts where uuid = '${uuids['post']}'`],
    ['comment', () => `delete from comments where uuid = '${uuids['comment']}'`],
    ['note', () => `delete from notes where uuid = '${uuids['note']}'`],
    ['application', () => `delete from applications where uuid = '${uuids['application']}'`],
    ['like', () => 'delete from post_reactions'],
    ['scrap', () => 'delete from post_scraps'],
    ['change', () => 'update posts set content = title'],
    ['picture', () => 'delete from files'],
  ])('finds what is lost: %s', async (kind, harm) => {
    expect((await judged(harm())).lost).toContain(`${kind} mark-${kind}-`);
  });

  it('finds what is there twice', async () => {
    const harm = `update comments set content = (select content from comments where uuid = '${uuids['comment']}')
      where uuid = '${uuids['another']}'`;
    expect(await judged(harm)).toEqual({ ...RIGHT, twice: ['mark-comment-'] });
  });

  it.each([
    ['1 × a post that no search finds', 'delete from post_search'],
    [
      '1 × a post without its two hashtags',
      'delete from post_hashtags where ctid = (select min(ctid) from post_hashtags)',
    ],
    ['1 × a wrong number of comments', 'update posts set comment_count = comment_count + 1'],
    ['1 × a wrong number of likes', 'update posts set like_count = like_count + 1'],
    ['1 × a note that is in no conversation', 'delete from conversations where user_uuid < partner_uuid'],
    ['2 × a conversation that does not end with its last note', 'update conversations set last_note_uuid = uuidv7()'],
    ['1 × an application without its first step', 'delete from application_steps'],
    [
      '1 × a key of a write that is not there',
      `insert into request_keys (user_uuid, scope, key, body_hash, result_uuid)
        select uuid, 'post', uuidv7(), '', uuidv7() from users limit 1`,
    ],
  ])('finds %s', async (half, harm) => {
    expect(await judged(harm)).toEqual({ ...RIGHT, half: [half] });
  });

  it('finds pictures that are half there', async () => {
    const file = path.basename(uuids['picture'] ?? '');
    const place = path.join(uploads, file.slice(0, 2), file);
    const bytes = fs.readFileSync(place);
    try {
      fs.writeFileSync(place, bytes.subarray(0, 20));
      expect((await judged('')).lost).toEqual(['picture mark-picture-']);
      expect(await halfUploads(machine)).toEqual(['1 × row without its picture']);
    } finally {
      fs.writeFileSync(place, bytes);
    }
    const astray = path.join(uploads, file.slice(0, 2), `${'0'.repeat(32)}.webp`);
    fs.writeFileSync(astray, bytes);
    expect(await halfUploads(machine)).toEqual(['1 × picture without a row']);
    fs.rmSync(astray);
  });
});
