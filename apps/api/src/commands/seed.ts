import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Passwords } from '../features/accounts/passwords.js';
import { storeOf } from '../features/files/store-of.js';
import { AppConfig } from '../platform/config.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { loadSamples } from '../samples/load-samples.js';

const PASSWORD = 'haiko-demo-2026';

const config = new AppConfig(process.env);
// Everybody knows the password of the sample accounts, and one of them is an administrator.
if (!config.isLocal) {
  console.error('The sample content is for HAIKO_ENV=local only.');
  process.exit(1);
}
const dataSource = await new DataSource(
  dataSourceOptions({ ...config.database, poolSize: 3 }, 'commands'),
).initialize();
const passwordHash = await new Passwords(config).hash(PASSWORD);
const isNew = await loadSamples(dataSource, { store: storeOf(config), config, passwordHash });
await dataSource.destroy();
console.log(isNew ? 'Loaded the sample people and posts.' : 'The sample content is there already.');
