import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { FileStore } from '../../features/files/file-store.js';
import { FILES_KEPT } from '../../features/files/files.statements.js';
import { namesOf } from '../../features/files/names-of.js';
import { BackupError } from '../backup/backup-error.js';
import { holding, withConnection } from '../backup/connection.js';
import type { OnProgress } from '../backup/progress.js';

/** A store that is far away answers slowly, but many at once. */
const PARALLEL = 8;
const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface MoveOptions {
  /** Of the server's role: it may read everything. */
  databaseUrl: string;
  from: FileStore;
  to: FileStore;
  /** Take away from the first store what the other one has. */
  removes?: boolean;
  /** Take away from both what no row names. */
  tidies?: boolean;
  /** Ends it after the files that are under way. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

export interface MoveReport {
  copied: number;
  /** Were there already, with the same bytes. */
  same: number;
  /** What something shows and neither store has. */
  missing: string[];
  /** What no row names, in both stores. */
  unknown: number;
  isStopped: boolean;
}

interface FileRow {
  uuid: string;
  path: string;
  thumbnailPath: string | null;
  isAttached: boolean;
}

/**
 * Copies every file that a row names from one store to the other, compares the two by their hashes, and leaves alone what is there
 * already: what was stopped or killed goes on where it was when it is run again. Servers may run; no file is removed meanwhile.
 */
export function moveFiles(options: MoveOptions): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, same: 0, missing: [], unknown: 0, isStopped: false };
  return withConnection(options.databaseUrl, (client) =>
    holding(client, FILES_KEPT, async () => {
      for (const store of [options.from, options.to]) await store.onModuleInit();
      await moveAll(client, options, report);
      report.isStopped = options.signal?.aborted ?? false;
      if (!report.isStopped) await clearUnknown(client, options, report);
      return report;
    }),
  );
}

async function moveAll(client: pg.Client, options: MoveOptions, report: MoveReport): Promise<void> {
  const { rows: counted } = await client.query<{ total: number }>('select count(*)::int as total from files');
  const total = counted[0]?.total ?? 0;
  const rows = rowsOf(client, options.signal);
  let done = 0;
  const work = async () => {
    for await (const row of rows) {
      const { needed, optional } = namesOf(row);
      for (const name of [...needed, ...optional]) {
        const isThere = await moveFile(name, options, report);
        // An upload that is under way, or was broken off, has a row and no bytes.
        if (!isThere && row.isAttached && needed.includes(name)) report.missing.push(name);
      }
      done += 1;
      options.onProgress?.({ name: 'files', done, total: Math.max(done, total) });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** In the order in which they came: what is uploaded meanwhile comes last. */
async function* rowsOf(client: pg.Client, signal: AbortSignal | undefined): AsyncGenerator<FileRow> {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
    const { rows }: pg.QueryResult<FileRow> = await client.query(
      `select uuid, path, thumbnail_path as "thumbnailPath", attached_at is not null as "isAttached"
      from files where uuid > $1 order by uuid limit ${PAGE}`,
      [after],
    );
    for (const row of rows) {
      if (signal?.aborted) return;
      yield row;
    }
    after = rows.at(-1)?.uuid;
  }
}

/** Whether either store has it. */
async function moveFile(name: string, { from, to, removes }: MoveOptions, report: MoveReport): Promise<boolean> {
  const [hash, there] = [await from.hash(name), await to.hash(name)];
  if (hash === null) return there !== null;
  if (hash === there) report.same += 1;
  else {
    await copyFile(name, { from, to, hash });
    report.copied += 1;
  }
  if (removes) await from.remove(name);
  return true;
}

async function copyFile(
  name: string,
  { from, to, hash }: { from: FileStore; to: FileStore; hash: string },
): Promise<void> {
  const temporary = to.temporary();
  try {
    await pipeline((await from.read(name)) ?? [], createWriteStream(temporary, { flags: 'wx' }));
    await to.publish(temporary, name);
  } finally {
    await fs.rm(temporary, { force: true });
  }
  if ((await to.hash(name)) !== hash) throw new BackupError(`${name} did not arrive as it was.`);
}

/** Rows come before their bytes: what no row names by now is of a file that was removed. */
async function clearUnknown(client: pg.Client, { from, to, tidies }: MoveOptions, report: MoveReport): Promise<void> {
  for (const store of [from, to]) {
    for await (const names of store.list()) {
      const { rows } = await client.query<{ name: string }>(
        `select stored.name from unnest($1::varchar[]) as stored (name) where not exists (
          select from files f
          where f.path in ('/files/' || stored.name, '/files/' || regexp_replace(stored.name, '-(512|256)[.]webp$', '.webp')))`,
        [names],
      );
      report.unknown += rows.length;
      if (tidies) await store.remove(...rows.map(({ name }) => name));
    }
  }
}
