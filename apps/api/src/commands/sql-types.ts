import 'reflect-metadata';
import fs from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from './migrations.js';
import { statementTypes } from './sql-types/write.js';

// Writes src/statement-types.ts; run it after a change of a statement or of the schema (`pnpm --filter @haiko/api sql-types`,
// which gives it an empty cluster).
const options = dataSourceOptions({ url: process.env['TEST_DATABASE_URL'] ?? '', poolSize: 2 }, 'migrations');
const dataSource = await new DataSource(options).initialize();
await migrate(dataSource);
await fs.writeFile(new URL('../statement-types.ts', import.meta.url), await statementTypes(dataSource));
await dataSource.destroy();
