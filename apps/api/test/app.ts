import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { AppConfig } from '../src/platform/config.js';
import { Database } from '../src/platform/database/database.js';
import { setUpHttp } from '../src/platform/http/create-app.js';
import { HttpAdapter } from '../src/platform/http/http-adapter.js';
import { serverUrl } from './as-owner.js';
import { holdToDocument } from './documented.js';
import { requestLogger, testLogger } from './log.js';
import { holdRowsToTheirTypes } from './row-shapes.js';

holdRowsToTheirTypes();

export interface TestApp {
  app: INestApplication;
  /** Listening on a free port of 127.0.0.1; supertest and fetch both reach it. */
  server: Server;
  url: string;
  database: Database;
  databaseUrl: string;
  /** The same database for whoever owns its tables. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * The real application on its own fresh database, one per test file; `settings` are environment variables to change, and
 * `prepare` sees the application before it starts.
 */
export async function startApp(
  settings: Record<string, string> = {},
  prepare: (app: INestApplication) => void = () => {},
): Promise<TestApp> {
  const created = await createDatabase();
  const uploadDir = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-uploads-'));
  const config = new AppConfig({
    ...testSettings(settings['HAIKO_ENV']),
    DATABASE_URL: created.url,
    UPLOAD_DIR: uploadDir,
    ...settings,
  });
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(AppConfig)
    .useValue(config)
    .compile();
  const app = module.createNestApplication(new HttpAdapter(), { bodyParser: false, logger: ['error', 'warn'] });
  holdToDocument(app);
  prepare(app);
  await setUpHttp(app, requestLogger);
  await app.listen(0, '127.0.0.1');
  app.useLogger(testLogger);
  return {
    app,
    server: app.getHttpServer() as Server,
    url: await app.getUrl(),
    database: app.get(Database),
    databaseUrl: created.url,
    ownerUrl: created.ownerUrl,
    async stop() {
      await app.close();
      await fs.rm(uploadDir, { recursive: true, force: true });
      await created.drop();
    },
  };
}

function testSettings(environment = 'local'): Record<string, string> {
  return {
    HAIKO_ENV: 'local',
    PUBLIC_URL: 'http://localhost:3000',
    ACCESS_TOKEN_SECRET: 'a'.repeat(20) + 'for the tests alone',
    REFRESH_TOKEN_SECRET: 'r'.repeat(20) + 'for the tests alone',
    PRIVACY_SECRET: 'p'.repeat(20) + 'for the tests alone',
    // Thousands of people sign up in these tests; the real hash was a third of their work.
    ...(environment === 'local' && { PASSWORD_HASH_KIB: '8' }),
    RATE_LIMIT_FACTOR: '10000',
    // Tests ask for more at a time than people do; those of this limit set it.
    REQUESTS_IN_FLIGHT: '10000',
    // A machine that is busy with other things is no fault of the server's.
    DATABASE_PATIENCE_FACTOR: '20',
    // What a test writes past the server is read at once; those of what is kept set it.
    VISITOR_ANSWERS_MB: '0',
    KEPT_VIEWERS: '0',
    LOG_LEVEL: 'silent',
    BACKGROUND_JOBS: 'off',
    EXCHANGE_RATE_SOURCES: 'off',
  };
}

interface TestDatabase {
  /** As the server's role. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A copy of the migrated template database. */
export function createDatabase(): Promise<TestDatabase> {
  // By files: through the write-ahead log it would cost half as much again.
  return aDatabase('template haiko_template strategy file_copy');
}

/** One without any table. */
export const createEmptyDatabase = () => aDatabase('');

async function aDatabase(as: string): Promise<TestDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `haiko_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, `create database ${name} ${as}`);
  const ownerUrl = databaseUrl(cluster, name);
  return {
    url: serverUrl(ownerUrl),
    ownerUrl,
    drop: () => onCluster(cluster, `drop database if exists ${name} with (force)`),
  };
}

function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}

async function onCluster(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
