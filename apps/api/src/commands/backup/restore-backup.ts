import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import type { FileStore } from '../../features/files/file-store.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { JournalError, type JournalLine, readJournals } from '../../platform/deletions/journal-files.js';
import { migrate } from '../migrations.js';
import { BackupError } from './backup-error.js';
import { constraintsToSuspend, copied, migrationsOf, qualified, tablesOf, triggersToSuspend } from './catalogue.js';
import { withConnection } from './connection.js';
import {
  filePlace,
  type Manifest,
  measuring,
  readManifest,
  type SavedTable,
  type Stored,
  tablePlace,
} from './manifest.js';
import type { OnProgress } from './progress.js';
import { readSealed } from './sealed-file.js';
import { through } from './through.js';

/** A server that was just stopped is given so long to be gone. */
const ENDING_MS = 3_000;
const LOOK_AGAIN_MS = 100;
const DELETIONS_AT_ONCE = 10_000;

interface RestoreOptions {
  /** Of the role that owns the tables. */
  ownerUrl: string;
  /** By which the server will reach the same database. */
  serverUrl: string;
  store: FileStore;
  secret: string;
  /** Of one backup. */
  folder: string;
  /** The folders of the journal of deletions, one of each server that has its own; none brings back what was deleted since. */
  journals: string[];
  /** Replace what is there. */
  isForced?: boolean;
  onProgress?: OnProgress;
}

/**
 * Fills an empty database and the folder of files from a backup. Everything is read and compared before the first write; the rows
 * come in one transaction, so that a restore that fails or is killed leaves an empty database and may be run again. What was deleted
 * since is noted in the same transaction: whoever starts on this database next (`Deletions`) deletes it again before anything else.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(options.folder, options.secret);
  const deletions = await deletionsSince(manifest, options);
  await withConnection(options.ownerUrl, (client) => assertFree(client, options));
  await withMigrations(options.ownerUrl, async (dataSource) => {
    assertLevel(manifest, dataSource);
    await assertWhole(manifest, options);
    await migrate(dataSource, options.serverUrl);
  });
  await restoreFiles(manifest, options);
  await withConnection(options.ownerUrl, async (client) => {
    await restoreTables(client, { manifest, deletions }, options);
    await client.query('analyze');
  });
  return manifest;
}

async function deletionsSince({ createdAt }: Manifest, { journals }: RestoreOptions): Promise<JournalLine[]> {
  try {
    return await readJournals(journals, new Date(createdAt));
  } catch (error) {
    if (error instanceof JournalError) throw new BackupError(error.message);
    throw error;
  }
}

async function withMigrations(url: string, work: (dataSource: DataSource) => Promise<void>): Promise<void> {
  const options = { ...dataSourceOptions({ url, poolSize: 2 }, 'migrations'), entities: [] };
  const dataSource = await new DataSource(options).initialize();
  await work(dataSource).finally(() => dataSource.destroy());
}

/** Nobody may write what the restore then replaces. Whether anybody has signed up tells whether it is empty: all content is somebody's. */
async function assertFree(client: pg.Client, { isForced }: RestoreOptions): Promise<void> {
  for (const end = performance.now() + ENDING_MS; await isShared(client); await sleep(LOOK_AGAIN_MS)) {
    if (performance.now() > end) {
      throw new BackupError('Somebody is connected to the database: stop all servers first.');
    }
  }
  if (isForced || (await migrationsOf(client)) === null) return;
  const { rows: people } = await client.query('select from public.users limit 1');
  if (people.length > 0) throw new BackupError('The database is not empty; --force replaces all that is in it.');
}

async function isShared(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid() limit 1`);
  return rows.length > 0;
}

function assertLevel(manifest: Manifest, { migrations }: DataSource): void {
  const own = migrations.map((migration) => migration.name ?? migration.constructor.name);
  const [theirs, ours] = [[...manifest.migrations].sort().join(), [...own].sort().join()];
  if (theirs === ours) return;
  throw new BackupError(
    `The backup has ${manifest.migrations.length} migrations up to ${manifest.migrations.at(-1)}, this release ${own.length} up to ${own.at(-1)}: restore it with the release that made it, then upgrade.`,
  );
}

/** Reads all of a backup and compares it with its manifest. */
async function assertWhole(manifest: Manifest, options: RestoreOptions): Promise<void> {
  const { folder, secret } = options;
  const parts = [
    ...manifest.tables.map((table) => ({ stored: table, read: () => readTable(table, options) })),
    ...manifest.files.map((file, index) => ({
      stored: file,
      read: () => readSealed(filePlace(folder, index), secret),
    })),
  ];
  for (const [index, { stored, read }] of parts.entries()) {
    options.onProgress?.({ name: 'checked', done: index, total: parts.length });
    await assertSame(stored, read());
  }
  options.onProgress?.({ name: 'checked', done: parts.length, total: parts.length });
}

async function assertSame(stored: Stored & { name: string }, bytes: AsyncIterable<Buffer>): Promise<void> {
  const measure = measuring();
  for await (const chunk of measure.pass(bytes)) void chunk;
  const found = measure.result();
  if (found.bytes === stored.bytes && found.sha256 === stored.sha256) return;
  throw new BackupError(`${stored.name} is not what was saved: the backup is damaged.`);
}

function readTable(table: SavedTable, { folder, secret }: RestoreOptions): AsyncGenerator<Buffer> {
  return through(readSealed(tablePlace(folder, table), secret), createGunzip());
}

/** Before the rows that name them. */
async function restoreFiles({ files }: Manifest, { folder, secret, store, onProgress }: RestoreOptions): Promise<void> {
  await store.onModuleInit();
  for (const [index, { name }] of files.entries()) {
    onProgress?.({ name: 'files', done: index, total: files.length });
    const temporary = store.temporary();
    await pipeline(readSealed(filePlace(folder, index), secret), createWriteStream(temporary, { flags: 'wx' }));
    await store.publish(temporary, name);
  }
  onProgress?.({ name: 'files', done: files.length, total: files.length });
}

interface Content {
  manifest: Manifest;
  deletions: JournalLine[];
}

async function restoreTables(client: pg.Client, content: Content, options: RestoreOptions): Promise<void> {
  const { manifest } = content;
  await client.query('begin');
  await assertSameTables(client, manifest);
  const unwritten = await unwrittenDeletions(client);
  const constraints = await constraintsToSuspend(client);
  const triggers = await triggersToSuspend(client);
  await run(client, [...constraints.map(({ drop }) => drop), ...triggers.map(({ disable }) => disable)]);
  await client.query(`truncate ${manifest.tables.map(qualified).join(', ')}`);
  for (const [index, table] of manifest.tables.entries()) {
    const said = `${table.schema}.${table.name}`;
    options.onProgress?.({ name: 'tables', done: index, total: manifest.tables.length, said });
    await restoreTable(client, table, options);
  }
  for (const sequence of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [qualified(sequence), sequence.value, sequence.isCalled]);
  }
  // Tokens have been renewed and sessions ended since: which, no backup can know. Everybody signs in again.
  await client.query('update public.sessions set revoked_at = now() where revoked_at is null');
  // What waited to be sent was sent since, or is news no more; who waits for a link asks again.
  await client.query('update public.mails set refused_at = now() where sent_at is null and refused_at is null');
  // A thief's change of the address, which a new password has stopped since, would come back. Mails that prove whose an address is or was
  // go to their owner in any case.
  await client.query(
    `update public.mails set used_at = now() where kind in ('change-email', 'reset-password') and used_at is null and expires_at > now()`,
  );
  await noteDeletions(client, [...content.deletions, ...unwritten]);
  await run(client, [...constraints.map(({ add }) => add), ...triggers.map(({ enable }) => enable)]);
  await client.query('commit');
  const total = manifest.tables.length;
  options.onProgress?.({ name: 'tables', done: total, total, said: `${total} tables` });
}

/** What the database that is replaced by force has deleted and no journal says yet. */
async function unwrittenDeletions(client: pg.Client): Promise<JournalLine[]> {
  const { rows } = await client.query<{ at: Date; kind: string; uuid: string; value: string | null }>(
    'select at, kind, subject_uuid as uuid, value from public.deletions order by at, uuid',
  );
  return rows.map(({ at, value, ...row }) => ({ at: at.toISOString(), ...row, ...(value !== null && { value }) }));
}

async function noteDeletions(client: pg.Client, lines: JournalLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += DELETIONS_AT_ONCE) {
    await client.query(
      `insert into public.deletions (at, kind, subject_uuid, value, is_from_journal)
       select at::timestamptz, kind, uuid, value, true
       from jsonb_to_recordset($1) as line (at text, kind text, uuid uuid, value text)`,
      [JSON.stringify(lines.slice(start, start + DELETIONS_AT_ONCE))],
    );
  }
}

async function restoreTable(client: pg.Client, table: SavedTable, options: RestoreOptions): Promise<void> {
  const rows = client.query(copyFrom(`copy ${copied(table)} from stdin`));
  await pipeline(readTable(table, options), rows);
  if (rows.rowCount === table.rows) return;
  throw new BackupError(`${table.schema}.${table.name} took ${rows.rowCount} of ${table.rows} rows.`);
}

/** Also those of the job queue, which migrates itself. */
async function assertSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const shapes = (tables: Omit<SavedTable, 'rows' | keyof Stored>[]) =>
    tables.map(({ schema, name, columns }) => `${schema}.${name}(${[...columns].sort().join()})`);
  const own = shapes(await tablesOf(client));
  const theirs = shapes(manifest.tables);
  const differing = [
    ...theirs.filter((shape) => !own.includes(shape)),
    ...own.filter((shape) => !theirs.includes(shape)),
  ];
  if (differing.length === 0) return;
  throw new BackupError(`These tables are other ones in the backup than here:\n  ${differing.join('\n  ')}`);
}

async function run(client: pg.Client, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
