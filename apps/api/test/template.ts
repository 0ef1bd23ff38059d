import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { migrate } from '../src/commands/migrations.js';
import { serverUrl } from './as-owner.js';

// The template database that every test file copies: migrated once, so that a file's own database is there in some 50 ms.
const cluster = process.env['TEST_DATABASE_URL'] ?? '';
const admin = await connect(cluster);
await admin.query('drop database if exists haiko_template with (force)');
await admin.query('create database haiko_template');
await admin.destroy();
const url = new URL(cluster);
url.pathname = '/haiko_template';
const template = await connect(url.toString());
await migrate(template, serverUrl(url.toString()));
await template.destroy();

function connect(address: string): Promise<DataSource> {
  // Migrations need no entity.
  return new DataSource({ ...dataSourceOptions({ url: address, poolSize: 2 }), entities: [] }).initialize();
}
