import type { DataSource } from 'typeorm';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';

// Any number of processes may start at once; one migrates, the others wait for it.
const LOCK = 7_404_956_001;

/** Brings the schema and the reference data of `dataSource` to this release; does nothing where they are. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const holder = dataSource.createQueryRunner();
  await holder.connect();
  // Waiting for the lock and building an index may take longer than a request ever should.
  await holder.query('set statement_timeout = 0');
  await holder.query('set lock_timeout = 0');
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await dataSource.runMigrations({ transaction: 'all' });
    await loadReferenceData(dataSource);
    return applied.map((migration) => migration.name);
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    await holder.release();
  }
}

async function loadReferenceData(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `insert into nationalities (uuid, code)
     select * from unnest($1::uuid[], $2::varchar[])
     on conflict (uuid) do update set code = excluded.code where nationalities.code <> excluded.code`,
    [NATIONALITIES.map(({ uuid }) => uuid), NATIONALITIES.map(({ code }) => code)],
  );
}
