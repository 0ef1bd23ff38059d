import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { restoreBackup } from '../src/commands/backup/restore-backup.js';
import { takeBackup } from '../src/commands/backup/take-backup.js';
import { DiskStore } from '../src/features/files/disk-store.js';
import { FileStore } from '../src/features/files/file-store.js';
import { DeletionJournal } from '../src/platform/deletions/deletion-journal.js';
import { createDatabase, startApp, type TestApp } from './app.js';

const KEY = 'kept by the operator, far from the backups';

type Restoring = Partial<Parameters<typeof restoreBackup>[0]>;

/** A server with a journal of deletions, whose backups are brought back beside it. */
export interface RestoreStage {
  test: TestApp;
  /** A folder that goes with the stage. */
  places: string;
  journal: string;
  /** Has the journal written. */
  write(): Promise<void>;
  aBackup(): Promise<string>;
  /** Restores, and starts a server on what is there then, which `look` sees. */
  restored(folder: string, changes: Restoring, look: (server: TestApp) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startRestoreStage(): Promise<RestoreStage> {
  const places = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-deletions-'));
  const journal = path.join(places, 'journal');
  const test = await startApp({ DELETION_JOURNAL: journal });
  return {
    test,
    places,
    journal,
    write: () => test.app.get(DeletionJournal).write(),
    async aBackup() {
      const source = { databaseUrl: test.databaseUrl, store: test.app.get(FileStore) };
      return (await takeBackup({ ...source, secret: KEY, parent: places })).folder;
    },
    async restored(folder, changes, look) {
      const database = await createDatabase();
      const uploadDir = await fs.mkdtemp(path.join(places, 'uploads-'));
      try {
        const addresses = { ownerUrl: database.ownerUrl, serverUrl: database.url };
        const given = { store: new DiskStore(uploadDir), secret: KEY, folder, journals: [journal] };
        await restoreBackup({ ...addresses, ...given, ...changes });
        const server = await startApp({ DATABASE_URL: database.url, UPLOAD_DIR: uploadDir });
        try {
          await look({ ...server, databaseUrl: database.url, ownerUrl: database.ownerUrl });
        } finally {
          await server.stop();
        }
      } finally {
        await database.drop();
      }
    },
    async stop() {
      await test.stop();
      await fs.rm(places, { recursive: true });
    },
  };
}

/** By a connection of one's own. */
export async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Record<string, unknown>>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
