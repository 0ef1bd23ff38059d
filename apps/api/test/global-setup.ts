import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { migrate } from '../src/commands/migrations.js';

/**
 * Makes the template database that every test file copies: migrated once, so that a file's own database is there in
 * some 50 ms. Needs TEST_DATABASE_URL, a superuser's address of a throw-away Postgres (`npm test` starts one).
 */
export default async function makeTemplate(): Promise<void> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run `npm test -- api`');
  const admin = await connect(cluster);
  await admin.query('drop database if exists haiko_template with (force)');
  await admin.query('create database haiko_template');
  await admin.destroy();
  const template = await connect(databaseUrl(cluster, 'haiko_template'));
  await migrate(template);
  await template.destroy();
}

export function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}

function connect(url: string): Promise<DataSource> {
  return new DataSource(dataSourceOptions({ url, poolSize: 2 })).initialize();
}
