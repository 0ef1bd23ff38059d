// For measurements that call the built server's own code: a migrated database of its own, as the server's role sees it by TypeORM
// and its owner by pg.
import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../dist/platform/database/data-source.js';
import { prepareDatabase } from './stage.mjs';

/** Opens an empty, migrated database for `work({ dataSource, client })` and closes it again. */
export async function withDatabase(name, work) {
  const { env, ownerUrl } = await prepareDatabase(name);
  const options = dataSourceOptions({ url: env.DATABASE_URL, poolSize: 2 }, 'migrations');
  const dataSource = await new DataSource(options).initialize();
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    await work({ dataSource, client });
  } finally {
    await client.end();
    await dataSource.destroy();
  }
}
