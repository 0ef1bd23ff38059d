import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from './migrations.js';

const { database } = new AppConfig(process.env);
// Two connections: one holds the lock, one migrates.
const owner = { ...database, url: database.migrationUrl, poolSize: 2 };
const dataSource = await new DataSource(dataSourceOptions(owner, 'migrations')).initialize();
const applied = await migrate(dataSource, database.url);
await dataSource.destroy();
console.log(
  applied.length > 0 ? `Applied ${applied.length} migration(s): ${applied.join(', ')}` : 'The schema is up to date.',
);
if (database.migrationUrl === database.url) {
  console.log("The server's own role owns the tables: see MIGRATION_DATABASE_URL in docs/configuration.md.");
}
