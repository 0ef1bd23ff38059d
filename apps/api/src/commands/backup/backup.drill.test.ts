import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase, startApp, type TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';
import { S3Server } from '../../../test/s3-server.js';
import { until } from '../../../test/until.js';
import { DiskStore } from '../../features/files/disk-store.js';
import { FileStore } from '../../features/files/file-store.js';
import { S3Store } from '../../features/files/s3-store.js';
import { FilesService } from '../../features/files/files.service.js';
import { AppConfig } from '../../platform/config.js';
import { tablesOf } from './catalogue.js';
import { readManifest, tablePlace, writeManifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

const KEY = 'kept by the operator, far from the backups';

let test: TestApp;
let people: TestUser[];
let places: string;
/** Taken before any test. */
let quiet: Awaited<ReturnType<typeof takeBackup>>;
const stages: Stage[] = [];
beforeAll(async () => {
  places = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-backups-'));
  test = await startApp();
  people = await Promise.all([aUser(test), aUser(test), aUser(test)]);
  for (const [language, content] of Object.entries(NINE_SCRIPTS)) await aLife(content, language);
  quiet = await back();
});
afterAll(async () => {
  await test.stop();
  for (const { database } of stages) await database.drop();
  await fs.rm(places, { recursive: true });
});

/** An empty database and an empty folder of files. */
interface Stage {
  database: Awaited<ReturnType<typeof createDatabase>>;
  uploadDir: string;
}

async function aStage(): Promise<Stage> {
  const stage = {
    database: await createDatabase(),
    uploadDir: await fs.mkdtemp(path.join(places, 'uploads-')),
  };
  stages.push(stage);
  return stage;
}

const storeIn = (uploadDir: string) => new DiskStore(uploadDir);
/** A post with a picture, a comment and a note with a private picture. */
async function aLife(content: string, language: string): Promise<void> {
  const [author, reader] = people as [TestUser, TestUser];
  const file = { name: '사진.webp', path: await aPicture(test, author) };
  const { uuid } = await aPost(test, author, { content, originalLanguage: language, files: [file] });
  await aComment(test, reader, { postUuid: uuid, content: `\\N\t${content}\n\\.` });
  if (language === 'km') await aNote(test, author, reader, content, await aPicture(test, author, 'note'));
}

async function restoredToDisk(): Promise<Stage> {
  const stage = await aStage();
  await restore(stage);
  return stage;
}

function back(changes: Partial<Parameters<typeof takeBackup>[0]> = {}) {
  const store = test.app.get(FileStore);
  return takeBackup({ databaseUrl: test.databaseUrl, store, secret: KEY, parent: places, ...changes });
}

function restore({ database, uploadDir }: Stage, changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  const given = { secret: KEY, folder: quiet.folder, journals: [], store: storeIn(uploadDir) };
  return restoreBackup({ ownerUrl: database.ownerUrl, serverUrl: database.url, ...given, ...changes });
}

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Every row of every table as text; of sessions all but when they ended, which a restore changes. */
function rowsOf(url: string): Promise<Record<string, string[]>> {
  return onDatabase(url, async (client) => {
    const tables: Record<string, string[]> = {};
    for (const { schema, name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - $1::text)::text as row from ${schema}.${name} t order by 1`,
        [name === 'sessions' ? 'revoked_at' : ''],
      );
      tables[`${schema}.${name}`] = rows.map(({ row }) => row);
    }
    return tables;
  });
}

/** The bytes of every file below a folder. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files.sort().map(async (file) => [path.relative(folder, file), await fs.readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>;
}

async function assertNothingWritten({ database, uploadDir }: Stage): Promise<void> {
  expect((await rowsOf(database.ownerUrl))['public.users']).toEqual([]);
  expect(await filesOf(uploadDir)).toEqual({});
}

describe('a backup', () => {
  it('brings back every row and every byte', async () => {
    const stage = await aStage();
    const { folder } = await back();
    await restore(stage, { folder });
    expect(await rowsOf(stage.database.ownerUrl)).toEqual(await rowsOf(test.ownerUrl));
    expect(await filesOf(stage.uploadDir)).toEqual(await filesOf(test.app.get(AppConfig).uploadDir));
    const left = await onDatabase(stage.database.ownerUrl, (client) =>
      client.query(`
        select from sessions where revoked_at is null
        union all select from pg_trigger where not tgisinternal and tgenabled <> 'O'
        union all select from pg_constraint where not convalidated`),
    );
    expect(left.rows).toEqual([]);
  });

  it('is of one moment while people write, and what is restored is the same backup again', async () => {
    let written = 0;
    let isOver = false;
    const writers = people.map(async (writer) => {
      while (!isOver) {
        const file = { name: '사진.webp', path: await aPicture(test, writer) };
        const { uuid } = await aPost(test, writer, { files: [file] });
        await aComment(test, writer, { postUuid: uuid });
        written += 1;
      }
    });
    await until(() => written > 3);
    const { folder, manifest } = await back();
    const soFar = written;
    await until(() => written > soFar);
    isOver = true;
    await Promise.all(writers);
    const stage = await aStage();
    await restore(stage, { folder });
    const wrong = await onDatabase(stage.database.ownerUrl, (client) =>
      client.query(`
        select p.uuid from posts p
        where p.comment_count <> (select count(*) from comments c where c.post_uuid = p.uuid)`),
    );
    expect(wrong.rows).toEqual([]);
    const again = await back({ databaseUrl: stage.database.url, store: storeIn(stage.uploadDir) });
    const { tables, ...rest } = again.manifest;
    const others = ({ name }: { name: string }) => name !== 'sessions';
    expect(tables.filter(others)).toEqual(manifest.tables.filter(others));
    expect({ ...rest, createdAt: '' }).toEqual({ ...manifest, tables: undefined, createdAt: '' });
  });

  it('is restored to an object store, and taken from one', async () => {
    const s3 = await S3Server.start();
    try {
      const [stage, disk] = [await aStage(), await aStage()];
      const store = new S3Store(stage.uploadDir, s3.store);
      await restore(stage, { store });
      const { folder } = await back({ databaseUrl: stage.database.url, store });
      await restore(disk, { folder });
      expect(s3.objects.size).toBe(quiet.manifest.files.length);
      expect(await filesOf(disk.uploadDir)).toEqual(await filesOf((await restoredToDisk()).uploadDir));
      s3.mode('cut');
      await expect(back({ databaseUrl: stage.database.url, store })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      await s3.stop();
    }
  });

  it('has no file removed while it is taken', async () => {
    const [person] = people as [TestUser];
    const picture = await aPicture(test, person);
    await asOwner(test, `update files set created_at = now() - interval '2 days' where path = '${picture}'`);
    const removed = await onDatabase(test.databaseUrl, async (client) => {
      await client.query(`select pg_advisory_lock(hashtext('haiko-files-kept'))`);
      return test.app.get(FilesService).removeAbandoned();
    });
    expect(removed).toBe(0);
    await until(async () => (await test.app.get(FilesService).removeAbandoned()) === 1);
  });

  it('is refused where a file is missing that something shows, unless it may do without', async () => {
    const elsewhere = storeIn(await fs.mkdtemp(path.join(places, 'uploads-')));
    await expect(back({ store: elsewhere })).rejects.toThrow('files are shown by something and not in the store');
    expect((await back({ store: elsewhere, allowsMissing: true })).manifest.files).toEqual([]);
  });
});

describe('restoring refuses, and writes nothing', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await aStage();
  });
  afterEach(() => assertNothingWritten(stage));

  /** The backup with a change to its folder. */
  async function changed(change: (folder: string) => Promise<unknown>): Promise<{ folder: string }> {
    const folder = path.join(await fs.mkdtemp(path.join(places, 'changed-')), 'backup');
    await fs.cp(quiet.folder, folder, { recursive: true });
    await change(folder);
    return { folder };
  }

  it('a wrong key', async () => {
    await expect(restore(stage, { secret: `${KEY}!` })).rejects.toThrow('BACKUP_KEY is not the key');
  });

  it('a damaged table', async () => {
    const damage = (folder: string) => fs.truncate(tablePlace(folder, { schema: 'public', name: 'users' }), 100);
    await expect(restore(stage, await changed(damage))).rejects.toThrow('public.users is damaged or incomplete');
  });

  it('a table of another backup', async () => {
    const place = (folder: string) => tablePlace(folder, { schema: 'public', name: 'users' });
    await aUser(test);
    const newer = await back();
    const swapped = await changed((folder) => fs.cp(place(newer.folder), place(folder)));
    await expect(restore(stage, swapped)).rejects.toThrow('users is not what was saved');
  });

  it('a missing file, or no manifest', async () => {
    const lost = await changed((folder) => fs.rm(path.join(folder, 'files/0/0')));
    await expect(restore(stage, lost)).rejects.toThrow('is missing');
    const unfinished = await changed((folder) => fs.rm(path.join(folder, 'manifest')));
    await expect(restore(stage, unfinished)).rejects.toThrow('manifest is missing');
  });

  it('another migration level', async () => {
    const older = await changed(async (folder) => {
      const manifest = await readManifest(folder, KEY);
      await fs.rm(path.join(folder, 'manifest'));
      await writeManifest(folder, { ...manifest, migrations: manifest.migrations.slice(0, -1) }, KEY);
    });
    await expect(restore(stage, older)).rejects.toThrow('restore it with the release that made it');
  });

  it('while somebody is connected', async () => {
    const refused = onDatabase(stage.database.url, () => restore(stage));
    await expect(refused).rejects.toThrow('stop all servers first');
  });
});

describe('a database with people in it', () => {
  it('is replaced only by force', async () => {
    const stage = await aStage();
    await restore(stage);
    const people = (await rowsOf(stage.database.ownerUrl))['public.users'];
    await onDatabase(stage.database.ownerUrl, (client) => client.query(`update users set name = 'other'`));
    await expect(restore(stage)).rejects.toThrow('--force replaces all');
    await restore(stage, { isForced: true });
    expect((await rowsOf(stage.database.ownerUrl))['public.users']).toEqual(people);
  });
});

describe('a command', () => {
  function command(name: string, args: string[], settings: Record<string, string>): ChildProcess {
    const { accessToken, refreshToken, privacySecret } = test.app.get(AppConfig);
    return spawn(process.execPath, [`dist/commands/${name}.js`, ...args], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HAIKO_ENV: 'local',
        ACCESS_TOKEN_SECRET: accessToken.secret,
        REFRESH_TOKEN_SECRET: refreshToken.secret,
        PRIVACY_SECRET: privacySecret,
        BACKUP_KEY: KEY,
        ...settings,
      },
    });
  }

  /** Kills it once one of its statements waits for this. */
  async function killWaiting(child: ChildProcess, databaseUrl: string, event: string): Promise<void> {
    const waiting = `select pid from pg_stat_activity where datname = $1 and wait_event = $2 and application_name = 'haiko-backup'`;
    const values = [new URL(databaseUrl).pathname.slice(1), event];
    await onDatabase(process.env['TEST_DATABASE_URL'] ?? '', async (client) => {
      await until(async () => (await client.query(waiting, values)).rows.length > 0);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await client.query(`select pg_terminate_backend(a.pid) from (${waiting}) a`, values);
      await until(async () => (await client.query(waiting, values)).rows.length === 0);
    });
  }

  it('makes no backup that anybody could read', async () => {
    const parent = await fs.mkdtemp(path.join(places, 'keyless-'));
    const settings = { DATABASE_URL: test.databaseUrl, UPLOAD_DIR: test.app.get(AppConfig).uploadDir, BACKUP_KEY: '' };
    const [code] = (await once(command('backup', [parent], settings), 'exit')) as [number];
    expect({ code, made: await fs.readdir(parent) }).toEqual({ code: 1, made: [] });
  });

  it('that is killed leaves no backup', async () => {
    const parent = await fs.mkdtemp(path.join(places, 'killed-'));
    await onDatabase(test.ownerUrl, async (client) => {
      await client.query('begin; lock table posts in access exclusive mode');
      const settings = { DATABASE_URL: test.databaseUrl, UPLOAD_DIR: test.app.get(AppConfig).uploadDir };
      await killWaiting(command('backup', [parent], settings), test.databaseUrl, 'relation');
    });
    const [name = ''] = await fs.readdir(parent);
    expect(name).toMatch(/\.partial$/);
    const stage = await aStage();
    await expect(restore(stage, { folder: path.join(parent, name) })).rejects.toThrow('the backup is incomplete');
  });

  it('that is killed leaves an empty database, which the next restore fills', async () => {
    const stage = await aStage();
    const { url, ownerUrl } = stage.database;
    const run = (text: string) => onDatabase(ownerUrl, (client) => client.query(text));
    await run(`
      create function wait() returns boolean language plpgsql as 'begin perform pg_sleep(600); return true; end';
      alter table comments add constraint ck_wait check (wait())`);
    const settings = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, UPLOAD_DIR: stage.uploadDir };
    await killWaiting(command('restore', [quiet.folder, '--without-journal'], settings), url, 'PgSleep');
    await run('alter table comments drop constraint ck_wait; drop function wait');
    expect((await rowsOf(ownerUrl))['public.users']).toEqual([]);
    await restore(stage);
    expect(await filesOf(stage.uploadDir)).not.toEqual({});
    expect((await rowsOf(ownerUrl))['public.comments']?.length).toBeGreaterThan(0);
  });
});
