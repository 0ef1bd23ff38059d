import fs from 'node:fs/promises';
import path from 'node:path';
import { applyTo, setState } from '../../../test/application-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { rest } from '../../../test/client.js';
import { aMember, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';
import { type RestoreStage, rowsOf, startRestoreStage } from '../../../test/restore-stage.js';
import { aResume, aResumeFile } from '../../../test/resume-factories.js';
import { until } from '../../../test/until.js';
import { FilesService } from '../../features/files/files.service.js';
import { AppConfig } from '../../platform/config.js';
import { DELETION_KINDS, Deletions } from '../../platform/deletions/deletions.js';

/** What people delete is in these, beside what hangs on it. */
const TABLES = [
  ...['users', 'identities', 'passkeys', 'second_factors', 'posts', 'post_files', 'comments', 'notes', 'conversations'],
  ...[
    'files',
    'resumes',
    'resume_files',
    'applications',
    'application_notes',
    'application_note_files',
    'job_alerts',
    'friendships',
    'companies',
  ],
  ...['company_members', 'company_invitations', 'job_postings', 'push_subscriptions'],
];

let stage: RestoreStage;
let test: TestApp;
let places: string;
let journal: string;
beforeAll(async () => {
  stage = await startRestoreStage();
  ({ test, places, journal } = stage);
});
afterAll(() => stage.stop());

const write = () => stage.write();
const aBackup = () => stage.aBackup();
const restored: RestoreStage['restored'] = (...how) => stage.restored(...how);
const remove = async (address: string, caller: TestUser, body?: object) =>
  expect((await rest(test, 'delete', address, body, caller)).text).toBe('');

async function journalText(): Promise<string> {
  const names = await fs.readdir(journal).catch(() => []);
  return (await Promise.all(names.map((name) => fs.readFile(path.join(journal, name), 'utf8')))).join('');
}

/** Every row of those tables; of times only whether there is one, because what is deleted again has a time of its own. */
async function contentOf(url: string): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const rows = await rowsOf(url, `select to_jsonb(t) as row from ${table} t order by t::text`);
    const texts = rows.map(({ row }) =>
      JSON.stringify(row, (key, value: unknown) => (/_at$/.test(key) ? value !== null : value)),
    );
    content[table] = texts.sort().map((text) => JSON.parse(text) as unknown);
  }
  return content;
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.sort().map(async (file) => [path.relative(folder, file), await fs.readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>;
}

interface Town {
  leaving: TestUser[];
  stayer: TestUser;
  other: TestUser;
  company: TestCompany;
  closing: TestCompany;
  posts: string[];
  comment: { post: string; uuid: string };
  note: string;
  posting: string;
  application: string;
  member: string;
}

/** People with something of each kind. */
async function aTown(): Promise<Town> {
  const [silent, loud, stayer, other] = await Promise.all([aUser(test), aUser(test), aUser(test), aUser(test)]);
  const posts: string[] = [];
  for (const author of [silent, loud, stayer]) {
    const files = [{ name: '사진.png', path: await aPicture(test, author) }];
    const { uuid } = await aPost(test, author, { content: `អាថ៌កំបាំង of ${author.nickname}`, files });
    posts.push(uuid);
    await aNote(test, author, other, 'a note that its other side keeps', await aPicture(test, author, 'note'));
  }
  const [, post = ''] = posts;
  for (const author of [silent, loud])
    await aComment(test, author, { postUuid: posts[2] ?? '', content: `by ${author.nickname}` });
  const comment = await aComment(test, stayer, { postUuid: post });
  await areFriends(test, stayer, other);
  const company = await anApprovedCompany(test);
  const member = (await aMember(test, company)).member;
  const closing = await anApprovedCompany(test);
  const posting = await aPosting(test, company);
  await aResume(test, stayer, { files: [await aResumeFile(test, stayer)] });
  const applied = await applyTo(test, (await aPosting(test, company)).uuid, stayer, { message: 'ខ្ញុំចង់ធ្វើការ' });
  expect(applied.status).toBe(201);
  const sent = await aNote(test, stayer, other, 'sent, then regretted', await aPicture(test, stayer, 'note'));
  await rest(test, 'post', '/api/job-alerts', { keyword: '용접' }, stayer);
  await asOwner(
    test,
    `insert into identities (user_uuid, provider, sub) values ('${stayer.uuid}', 'kakao', 'linked before');
     insert into second_factors (user_uuid, sealed_secret) values ('${stayer.uuid}', 'x')`,
  );
  return {
    ...{ leaving: [silent, loud], stayer, other, company, closing, posts, member },
    ...{ comment: { post, uuid: comment.uuid }, posting: posting.uuid },
    note: sent.uuid,
    application: (applied.body as { uuid: string }).uuid,
  };
}

/** Deletes some of it, each thing as people do. */
async function deleteMuch(town: Town): Promise<void> {
  const { stayer, other, company, closing, comment, note } = town;
  const [silent, loud] = town.leaving as [TestUser, TestUser];
  await remove('/api/user', silent, { posts: 'delete' });
  await remove('/api/user', loud, { posts: 'keep' });
  await remove(`/api/post/${town.posts[2] ?? ''}`, stayer);
  await remove(`/api/comment/${comment.post}/${comment.uuid}`, stayer);
  await remove(`/api/notes/sent/${note}`, stayer);
  await remove(`/api/notes/received/${note}`, other);
  await remove(`/api/job-posting/${town.posting}`, company.owner);
  expect((await setState(test, town.application, stayer, 'withdrawn')).status).toBe(200);
  await remove('/api/resume', stayer);
  await remove(`/api/company/delete/${closing.uuid}`, closing.owner);
  await remove(`/api/friend/${other.uuid}`, stayer);
  await remove(`/api/company/members/${town.member}`, company.owner);
  await asOwner(
    test,
    `delete from job_alerts where user_uuid = '${stayer.uuid}';
     delete from identities where sub = 'linked before';
     delete from second_factors where user_uuid = '${stayer.uuid}';
     update files set created_at = now() - interval '2 days' where attached_at is null`,
  );
  while ((await test.app.get(FilesService).removeAbandoned()) > 0);
}

describe('what was deleted since a backup', () => {
  let folder: string;
  let town: Town;
  beforeAll(async () => {
    town = await aTown();
    folder = await aBackup();
    await deleteMuch(town);
    await write();
  });

  it('is deleted again before anybody is served, each thing with all that hangs on it, byte by byte', async () => {
    await restored(folder, {}, async (server) => {
      expect(await contentOf(server.ownerUrl)).toEqual(await contentOf(test.ownerUrl));
      const uploads = (app: TestApp) => filesOf(app.app.get(AppConfig).uploadDir);
      expect(await uploads(server)).toEqual(await uploads(test));
      expect(await rowsOf(server.ownerUrl, 'select from deletions where is_from_journal')).toEqual([]);
    });
  });

  it('leaves no word of who left', async () => {
    await restored(folder, {}, async (server) => {
      const tables = await rowsOf(
        server.ownerUrl,
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
      );
      const [silent, loud] = town.leaving as [TestUser, TestUser];
      const words = [silent.email, loud.email, silent.nickname];
      for (const { name } of tables) {
        const rows = await rowsOf(server.ownerUrl, `select t::text as row from ${String(name)} t`);
        const found = rows.filter(({ row }) => words.some((word) => String(row).includes(word)));
        expect(found, String(name)).toEqual([]);
      }
    });
  });

  it('is there again where no journal is read, so that the test above can fail', async () => {
    await restored(folder, { journals: [] }, async (server) => {
      const people = `select from users where uuid = any('{${town.leaving.map(({ uuid }) => uuid).join()}}') and withdrawn_at is null`;
      expect(await rowsOf(server.ownerUrl, people)).toHaveLength(2);
    });
  });

  it('is written down by uuid alone, and what was decided by what holds since', async () => {
    const lines = (await journalText()).trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(
      lines.filter(
        (line) =>
          !/^\{"at":"[\d:.TZ-]{24}","kind":"[a-z_]+","uuid":"[\da-f-]{36}"(,"value":"[\w:.+-]+")?\}$/.test(line),
      ),
    ).toEqual([]);
  });

  it('may be said twice', async () => {
    await restored(folder, { journals: [journal, journal] }, async (server) => {
      expect(await contentOf(server.ownerUrl)).toEqual(await contentOf(test.ownerUrl));
    });
  });
});

describe('the journal of deletions', () => {
  beforeEach(write);

  it('loses nothing while its disk is away', async () => {
    const away = path.join(places, 'away');
    await fs.rename(journal, away);
    await fs.writeFile(journal, 'a file where the folder was');
    const leaver = await aUser(test);
    await remove('/api/user', leaver, { posts: 'keep' });
    await write();
    await fs.rm(journal);
    await fs.rename(away, journal);
    expect(await journalText()).not.toContain(leaver.uuid);
    await write();
    expect(await journalText()).toContain(`"kind":"people","uuid":"${leaver.uuid}"`);
    expect(await rowsOf(test.ownerUrl, 'select from deletions')).toEqual([]);
  });

  it('takes away half a line that somebody killed has left', async () => {
    const [name = ''] = (await fs.readdir(journal)).slice(-1);
    await fs.appendFile(path.join(journal, name), '{"at":"2026-');
    const leaver = await aUser(test);
    await remove('/api/user', leaver, { posts: 'keep' });
    await write();
    const lines = (await journalText()).trim().split('\n');
    expect(lines.at(-1)).toContain(leaver.uuid);
    for (const line of lines) JSON.parse(line);
  });

  it('is refused where it is damaged or not there, and nothing is written', async () => {
    const folder = await aBackup();
    const damaged = path.join(places, 'damaged');
    await fs.cp(journal, damaged, { recursive: true });
    const [name = ''] = (await fs.readdir(damaged)).slice(-1);
    await fs.appendFile(path.join(damaged, name), '{"at":"yesterday"}\n');
    const look = () => Promise.reject(new Error('It was restored'));
    await expect(restored(folder, { journals: [damaged] }, look)).rejects.toThrow('is damaged');
    await expect(restored(folder, { journals: [places] }, look)).rejects.toThrow('There is no journal of deletions');
  });

  it('is added to as soon as something is deleted', async () => {
    const place = path.join(places, 'at-once');
    const working = await startApp({ DELETION_JOURNAL: place, BACKGROUND_JOBS: 'on' });
    try {
      const leaver = await aUser(working);
      await rest(working, 'delete', '/api/user', { posts: 'keep' }, leaver);
      await until(async () => {
        const names = await fs.readdir(place).catch(() => []);
        const texts = await Promise.all(names.map((name) => fs.readFile(path.join(place, name), 'utf8')));
        return texts.join('').includes(leaver.uuid);
      });
    } finally {
      await working.stop();
    }
  });

  it('has a way to delete again whatever is written down', async () => {
    const triggers = await rowsOf(
      test.ownerUrl,
      `select coalesce(nullif(split_part(encode(tgargs, 'escape'), '\\000', 1), ''), tgrelid::regclass::text) as kind
       from pg_trigger where tgname ~ '_journal$'`,
    );
    const kinds = triggers.map(({ kind }) => String(kind));
    expect(kinds.length).toBeGreaterThan(10);
    expect([...kinds, 'people', 'people_with_posts'].toSorted()).toEqual([...DELETION_KINDS].toSorted());
    expect(test.app.get(Deletions).names.toSorted()).toEqual([...DELETION_KINDS].toSorted());
  });
});
