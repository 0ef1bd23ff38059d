import 'reflect-metadata';
import fs from 'node:fs/promises';
import os from 'node:os';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';

// Writes schema.gql and openapi.json beside package.json, and the types of the views for the contract; run it after a deliberate change of the API (`pnpm --filter
// @haiko/api schema`, which gives it an empty cluster). What it is given as settings shows in neither.
Object.assign(process.env, {
  HAIKO_ENV: 'local',
  DATABASE_URL: process.env['TEST_DATABASE_URL'],
  UPLOAD_DIR: os.tmpdir(),
  ACCESS_TOKEN_SECRET: 'access '.repeat(8),
  REFRESH_TOKEN_SECRET: 'refresh '.repeat(8),
  PRIVACY_SECRET: 'privacy '.repeat(8),
});
const { AppConfig } = await import('../platform/config.js');
const { dataSourceOptions } = await import('../platform/database/data-source.js');
const { migrate } = await import('./migrations.js');
const { AppModule } = await import('../app.module.js');
const { setUpHttp } = await import('../platform/http/create-app.js');
const { apiDescriptions } = await import('./api-descriptions.js');

const { database } = new AppConfig(process.env);
const dataSource = await new DataSource(dataSourceOptions(database, 'migrations')).initialize();
await migrate(dataSource);
await dataSource.destroy();
const app = await NestFactory.create(AppModule, { bodyParser: false, logger: ['error'] });
await setUpHttp(app);
for (const [name, text] of Object.entries(apiDescriptions(app)))
  await fs.writeFile(new URL(`../../${name}`, import.meta.url), text);
await app.close();
