// Takes a backup of a large city while people write, restores it into an empty database and an empty folder, and compares the two: every
// row that was there before must be there as it was, and a backup of what was restored must be the same again, byte by byte. Says what
// both took. Needs TEST_DATABASE_URL and a build: node scripts/test-postgres.mjs -- node apps/api/bench/backup.mjs
// BENCH_POSTS (100,000), BENCH_FILES (1,000).
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { tablesOf } from '../dist/commands/backup/catalogue.js';
import { readManifest } from '../dist/commands/backup/manifest.js';
import { DiskStore } from '../dist/features/files/disk-store.js';
import { buildCity } from './city.mjs';
import { circumstances, onStage, prepareDatabase, run, signUp, startProduct } from './stage.mjs';

const POSTS = Number(process.env.BENCH_POSTS ?? 100_000);
const FILES = Number(process.env.BENCH_FILES ?? 1_000);
const WRITERS = 4;
const FILE_BYTES = 100_000;
const SECRET = { BACKUP_KEY: 'of this measurement, for a minute' };
/** What somebody who writes changes of what was there: when they were last here, and what they may do still. */
const CHANGE = ['public.sessions', 'public.rate_limits', 'public.users'];

await onStage(main);

async function main() {
  const place = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-bench-backup-'));
  try {
    await drill(place);
  } finally {
    await fs.rm(place, { recursive: true });
  }
}

async function drill(place) {
  const [uploads, copies, backups, again] = ['uploads', 'copies', 'backups', 'again'].map((name) =>
    path.join(place, name),
  );
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_backup', { UPLOAD_DIR: uploads, ...SECRET });
  await onDatabase(ownerUrl, async (client) => {
    await buildCity(client, POSTS);
    await putFiles(client, uploads);
  });
  const { url } = await startProduct(env);
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => signUp(url, `benchwriter${n}`)));
  const before = await rowsOf(ownerUrl);
  const writing = write(url, writers);
  const backup = await timed(() => run(['dist/commands/backup.js', backups], env, 'ignore'));
  const written = await writing.stop();
  const copy = await prepareDatabase('haiko_bench_restored', { UPLOAD_DIR: copies, ...SECRET });
  const restored = { ...copy.env, MIGRATION_DATABASE_URL: copy.ownerUrl };
  const [folder] = await foldersIn(backups);
  const restore = await timed(() => run(['dist/commands/restore.js', folder, '--without-journal'], restored, 'ignore'));
  const missing = missingOf(before, await rowsOf(copy.ownerUrl));
  await run(['dist/commands/backup.js', again], copy.env, 'ignore');
  const [one, other] = await Promise.all(
    [folder, ...(await foldersIn(again))].map((each) => readManifest(each, SECRET.BACKUP_KEY)),
  );
  report({ one, other, missing, written, backup, restore });
}

/** Real files of random bytes in the place of the city's pictures, which have none. */
async function putFiles(client, folder) {
  await client.query('set session_replication_role = replica; delete from post_files; delete from files');
  const { rows: posts } = await client.query(
    `select uuid, author_uuid as author from posts order by uuid limit ${FILES}`,
  );
  const store = new DiskStore(folder);
  for (const [n, { uuid, author }] of posts.entries()) {
    const name = `${randomBytes(16).toString('hex')}.webp`;
    const temporary = path.join(folder, `incoming-${n}`);
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(temporary, randomBytes(FILE_BYTES));
    await store.publish(temporary, name);
    await client.query(
      `with f as (insert into files (owner_uuid, purpose, name, path, thumbnail_path, type, size, width, height, attached_at)
         values ($1, 'post', 'photo.webp', $2, null, 'image/webp', $3, 1200, 900, now()) returning uuid)
       insert into post_files (post_uuid, file_uuid, name, position) select $4, f.uuid, 'photo.webp', 0 from f`,
      [author, `/files/${name}`, FILE_BYTES, uuid],
    );
  }
  await client.query('reset session_replication_role');
}

/** People who post and comment, one call after the other, until they are stopped; how many were acknowledged. */
function write(url, writers) {
  let isOver = false;
  let acknowledged = 0;
  const send = async (token, address, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (reply.status !== 201) throw new Error(`${address} answered ${reply.status}`);
    acknowledged += 1;
    return reply.json();
  };
  const working = writers.map(async ({ token }) => {
    while (!isOver) {
      const { uuid } = await send(token, '/api/post', { title: '겨울', content: 'តើទិញនៅឯណា?' });
      await send(token, '/api/comment', { postUuid: uuid, content: 'ở chợ' });
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(working);
      return acknowledged;
    },
  };
}

/** What stands for each row of each table, counted. */
function rowsOf(url) {
  return onDatabase(url, async (client) => {
    const tables = new Map();
    for (const { schema, name } of await tablesOf(client)) {
      const { rows } = await client.query(`select md5(to_jsonb(t)::text) as row from ${schema}.${name} t`);
      tables.set(`${schema}.${name}`, new Set(rows.map(({ row }) => row)));
    }
    return tables;
  });
}

/** Rows of before that are not among those of now, by table, without what writers change of what was there. */
function missingOf(before, now) {
  return [...before].flatMap(([table, rows]) => {
    const missing = [...rows].filter((row) => !now.get(table)?.has(row)).length;
    return missing > 0 && !CHANGE.includes(table) ? [`${table}: ${missing}`] : [];
  });
}

function report({ one, other, missing, written, backup, restore }) {
  const rows = one.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...one.tables, ...one.files].reduce((sum, each) => sum + each.bytes, 0);
  // A restore ends all sessions.
  const contents = ({ tables, files, sequences }) =>
    createHash('sha256')
      .update(JSON.stringify([tables.filter(({ name }) => name !== 'sessions'), files, sequences]))
      .digest('hex');
  const isSame = contents(one) === contents(other);
  console.log(
    `${one.tables.length} tables, ${rows} rows, ${one.files.length} files, ${(bytes / 1e6).toFixed(0)} MB; ${circumstances()}`,
  );
  console.log(
    `Backup ${backup.toFixed(1)} s, while ${written} writes were acknowledged; restore ${restore.toFixed(1)} s.`,
  );
  console.log(
    `Rows of before that are missing: ${missing.join(', ') || 'none'}. The same again: ${isSame ? 'yes' : 'NO'}.`,
  );
  if (missing.length > 0 || !isSame || one.files.length < FILES) process.exitCode = 1;
}

async function foldersIn(parent) {
  const entries = await fs.readdir(parent, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(parent, name));
}

async function timed(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
