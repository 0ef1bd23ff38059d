import type { DataSource } from 'typeorm';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { withAdvisoryLock } from '../platform/database/advisory-lock.js';
import { installJobQueue } from '../platform/jobs/job-queue.js';
import { prepareServerRole } from './server-role.js';

/** Held by whoever changes tables, and by whoever needs them to stay as they are. */
export const MIGRATIONS_LOCK = 'haiko-migrations';

/**
 * Brings the schema and the reference data of `dataSource` to this release and names what was applied; does nothing where
 * they are. `serverUrl` is the address by which the server will reach it, maybe as another role. Any number of processes may
 * start at once: one migrates, the others wait for it. Needs two connections.
 */
export function migrate(dataSource: DataSource, serverUrl = ''): Promise<string[]> {
  return withAdvisoryLock(dataSource, MIGRATIONS_LOCK, async () => {
    // First, so that whatever is made afterwards is the server's to use from its first moment.
    if (serverUrl !== '') await prepareServerRole(dataSource, serverUrl);
    // One by one, each in a transaction of its own: a release that fails half-way goes on from there, and a migration may
    // say that it wants none (`create index concurrently`).
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    await loadReferenceData(dataSource);
    await installJobQueue({ execute: async (text, values) => ({ rows: await dataSource.query(text, values) }) });
    return applied.map((migration) => migration.name);
  });
}

async function loadReferenceData(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `insert into nationalities (uuid, code)
     select * from unnest($1::uuid[], $2::varchar[])
     on conflict (uuid) do update set code = excluded.code where nationalities.code <> excluded.code`,
    [NATIONALITIES.map(({ uuid }) => uuid), NATIONALITIES.map(({ code }) => code)],
  );
}
