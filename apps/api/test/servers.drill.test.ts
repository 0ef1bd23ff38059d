import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { createDatabase } from './app.js';
import { aSignUp } from './factories.js';
import { S3Server } from './s3-server.js';
import { type Running, startServer } from './server-process.js';
import { until } from './until.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
let s3: S3Server;
let one: Running;
let other: Running;
const running: Running[] = [];
let token: string;
const folders: string[] = [];
beforeAll(async () => {
  database = await createDatabase();
  s3 = await S3Server.start();
  one = await aServer();
  other = await aServer();
  const reply = await fetch(`${one.url}/api/user/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aSignUp()),
  });
  ({ accessToken: token } = (await reply.json()) as { accessToken: string });
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await s3.stop();
  await database.drop();
  for (const folder of folders) await fs.rm(folder, { recursive: true, force: true });
});

/** A process with a folder of its own: nothing but the database and the object store is shared. */
async function aServer(): Promise<Running> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-server-'));
  folders.push(folder);
  const settings = { DATABASE_URL: database.url, UPLOAD_DIR: folder, LOG_LEVEL: 'error', ...s3.settings };
  const server = await startServer(settings);
  running.push(server);
  return server;
}

async function upload({ url }: Running, purpose = 'post'): Promise<Response> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#14b8a6' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'រូប.png');
  return fetch(`${url}/api/file/upload/one`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
}

async function rows<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows: found }) => found)
    .finally(() => client.end());
}

describe('two servers that share a database and an object store, and no folder', () => {
  it.each(['post', 'note'])('read on one what was uploaded to the other (for a %s)', async (purpose) => {
    const { path: address, size } = (await (await upload(one, purpose)).json()) as { path: string; size: number };
    const answer = await fetch(`${other.url}${address}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  });

  it('leave nothing half there when one is killed in the middle of an upload', async () => {
    const doomed = await aServer();
    const before = s3.names();
    s3.putsUntilWait = 1;
    const broken = upload(doomed).catch(() => 'cut');
    await until(() => s3.waiting > 0);
    doomed.child.kill('SIGKILL');
    expect(await broken).toBe('cut');
    // What the store was asked for it does, although nobody is there to hear of it.
    s3.mode('up');
    await until(() => s3.names().length === before.length + 2);
    // Of the three sizes two are there: no object without a row, and nothing refers to the row.
    const unused = await rows<{ path: string }>(
      'select path from files where attached_at is null order by uuid desc limit 1',
    );
    const [name = ''] = (unused[0]?.path ?? '').split('/').slice(-1);
    const left = s3.names().filter((stored) => !before.includes(stored));
    expect(left.every((stored) => stored.startsWith(name.replace('.webp', '')))).toBe(true);
    expect(left).toHaveLength(2);

    // A day later the clean-up of another server has taken both.
    await rows(`update files set created_at = now() - interval '25 hours' where path = '/files/${name}'`);
    await rows(`insert into jobs.job (name) values ('files.cleanUp')`);
    await until(async () => (await rows(`select from files where path = '/files/${name}'`)).length === 0);
    expect(s3.names()).toEqual(before);
  });
});
