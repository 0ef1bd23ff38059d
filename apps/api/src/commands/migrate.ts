import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from './migrations.js';

const { database } = new AppConfig(process.env);
// Two connections: one holds the lock, one migrates.
const dataSource = await new DataSource(dataSourceOptions({ ...database, poolSize: 2 }, 'migrations')).initialize();
const applied = await migrate(dataSource);
await dataSource.destroy();
console.log(
  applied.length > 0 ? `Applied ${applied.length} migration(s): ${applied.join(', ')}` : 'The schema is up to date.',
);
