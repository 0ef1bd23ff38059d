// For measurements that call the built server's own code: a migrated database of its own, as TypeORM and as pg see it.
import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrate } from '../dist/commands/migrations.js';
import { dataSourceOptions } from '../dist/platform/database/data-source.js';
import { createDatabase } from './stage.mjs';

/** Opens an empty, migrated database for `work({ dataSource, client })` and closes it again. */
export async function withDatabase(name, work) {
  const url = await createDatabase(name);
  const dataSource = await new DataSource({ ...dataSourceOptions({ url, poolSize: 2 }, 'migrations') }).initialize();
  const client = new pg.Client({ connectionString: url });
  try {
    await migrate(dataSource);
    await client.connect();
    await work({ dataSource, client });
  } finally {
    await client.end();
    await dataSource.destroy();
  }
}
