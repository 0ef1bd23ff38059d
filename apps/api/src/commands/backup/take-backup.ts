import fs from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../../features/files/file-store.js';
import { FILES_KEPT } from '../../features/files/files.statements.js';
import { namesOf } from '../../features/files/names-of.js';
import { MIGRATIONS_LOCK } from '../migrations.js';
import { BackupError } from './backup-error.js';
import { beginFolder, finishFolder } from './backup-folder.js';
import { copied, migrationsOf, sequencesOf, type Table, tablesOf } from './catalogue.js';
import { holding, withConnection } from './connection.js';
import { filePlace, type Manifest, measuring, type SavedTable, tablePlace, writeManifest } from './manifest.js';
import type { OnProgress } from './progress.js';
import { writeSealed } from './sealed-file.js';
import { through } from './through.js';

const MISSING_SHOWN = 20;

interface BackupOptions {
  /** Of the server's role: it may read everything. */
  databaseUrl: string;
  store: FileStore;
  secret: string;
  /** Of all backups. */
  parent: string;
  /** Go on where files are missing that something shows. */
  allowsMissing?: boolean;
  onProgress?: OnProgress;
}

interface FileRow {
  path: string;
  thumbnailPath: string | null;
  isAttached: boolean;
}

type Saved = Omit<Manifest, 'format' | 'createdAt' | 'files'>;

/**
 * Writes all rows of one moment and all files that they name into a folder of its own, whose name is returned with what is in it.
 * People go on writing; no migration runs meanwhile and no file is removed.
 */
export async function takeBackup(
  options: BackupOptions,
): Promise<{ folder: string; manifest: Omit<Manifest, 'format'> }> {
  const startedAt = new Date();
  const partial = await beginFolder(options.parent, startedAt);
  try {
    const content = await withConnection(options.databaseUrl, (client) =>
      holding(client, MIGRATIONS_LOCK, () => holding(client, FILES_KEPT, () => save(client, partial, options))),
    );
    const manifest = { createdAt: startedAt.toISOString(), ...content };
    await writeManifest(partial, manifest, options.secret);
    return { folder: await finishFolder(partial), manifest };
  } catch (error) {
    await fs.rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function save(
  client: pg.Client,
  folder: string,
  options: BackupOptions,
): Promise<Saved & Pick<Manifest, 'files'>> {
  await client.query('begin isolation level repeatable read read only');
  const saved = await saveTables(client, folder, options);
  const { rows } = await client.query<FileRow>(`
    select path, thumbnail_path as "thumbnailPath", attached_at is not null as "isAttached" from files order by uuid`);
  // The files are looked after by the lock: the transaction may end, so that old rows can be cleared away.
  await client.query('commit');
  return { ...saved, files: await saveFiles(rows, folder, options) };
}

async function saveTables(client: pg.Client, folder: string, { secret, onProgress }: BackupOptions): Promise<Saved> {
  const migrations = await migrationsOf(client);
  if (migrations === null) throw new BackupError('There is nothing of Haiko in this database.');
  const found = await tablesOf(client);
  const sequences = await sequencesOf(client);
  await fs.mkdir(path.join(folder, 'tables'));
  const total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  const tables: SavedTable[] = [];
  let done = 0;
  for (const table of found) {
    onProgress?.({ name: 'tables', done, total, said: `${table.schema}.${table.name}` });
    tables.push(await saveTable(client, table, { place: tablePlace(folder, table), secret }));
    done += table.bytes;
  }
  onProgress?.({ name: 'tables', done, total, said: `${tables.length} tables` });
  return { migrations, tables, sequences };
}

async function saveTable(
  client: pg.Client,
  table: Table,
  { place, secret }: { place: string; secret: string },
): Promise<SavedTable> {
  const rows = client.query(copyTo(`copy ${copied(table)} to stdout`));
  const measure = measuring();
  // Level 1: half as large again as the best, in a fraction of its time.
  await writeSealed(through(measure.pass(rows), createGzip({ level: 1 })), place, secret);
  // How many there were is told behind the last of them; another statement comes behind that.
  await client.query('select');
  const { schema, name, columns } = table;
  return { schema, name, columns, rows: rows.rowCount, ...measure.result() };
}

async function saveFiles(rows: FileRow[], folder: string, options: BackupOptions): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const [index, row] of rows.entries()) {
    options.onProgress?.({ name: 'files', done: index, total: rows.length });
    const { needed, optional } = namesOf(row);
    for (const name of [...needed, ...optional]) {
      const bytes = await options.store.read(name);
      if (bytes) files.push({ name, ...(await saveFile(bytes, filePlace(folder, files.length), options.secret)) });
      // A clean-up that was killed leaves the row of a file that nothing shows.
      else if (row.isAttached && needed.includes(name)) missing.push(name);
    }
  }
  options.onProgress?.({ name: 'files', done: rows.length, total: rows.length });
  if (missing.length > 0 && !options.allowsMissing) throw new BackupError(sayMissing(missing));
  return files;
}

async function saveFile(bytes: AsyncIterable<Buffer>, place: string, secret: string) {
  const measure = measuring();
  await fs.mkdir(path.dirname(place), { recursive: true });
  await writeSealed(measure.pass(bytes), place, secret);
  return measure.result();
}

function sayMissing(names: string[]): string {
  const shown = names.slice(0, MISSING_SHOWN).join('\n  ');
  return `${names.length} files are shown by something and not in the store (--without-missing goes on without them):\n  ${shown}`;
}
