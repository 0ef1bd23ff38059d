import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { DatabaseSettings } from '../config.js';
import { SharedPool } from './shared-pool.js';
import { SnakeNaming } from './snake-naming.js';

const APPLICATION = 'haiko-api';
const sourceFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What statements ask where it matters who can work: 'on' where rights over others need a passkey or an app. The connection says it,
 * as every server of a database is set alike.
 */
export const STAFF_PROVES = 'haiko.staff_proves';

/**
 * In milliseconds. Make every statement of a request end: a blocked or slow one fails with an error that becomes a 503 instead of holding
 * a connection for ever. `query_timeout` is our own clock, for a database that does not answer at all (SharedPool).
 */
const REQUEST_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Nobody waits at a screen for a command, which writes much at once and may have a busy machine to do it on. */
export const COMMAND_PATIENCE = 24;

/** A migration may take as long as it must, but does not stand in the way of requests while it waits for a lock. */
const MIGRATION_LIMITS = { connectionTimeoutMillis: 10_000, lock_timeout: 3_000 };

const longer = (limits: Record<string, number>, factor: number) =>
  Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, ms * factor]));

const limitsOf = {
  requests: ({ patienceFactor = 1 }: DatabaseSettings) => longer(REQUEST_LIMITS, patienceFactor),
  commands: ({ patienceFactor = 1 }: DatabaseSettings) => longer(REQUEST_LIMITS, patienceFactor * COMMAND_PATIENCE),
  migrations: () => MIGRATION_LIMITS,
};

const provesOf = ({ staffProves = false }: DatabaseSettings) =>
  staffProves ? { options: `-c ${STAFF_PROVES}=on` } : {};

/** Options of a pool for requests beside the one of the data source. */
export function requestPoolOptions(settings: DatabaseSettings): PoolConfig {
  return {
    connectionString: settings.url,
    application_name: APPLICATION,
    max: settings.poolSize,
    keepAlive: true,
    ...provesOf(settings),
    ...limitsOf.requests(settings),
  };
}

/** Options of a connection pool: the server's own, that of a command, or that of one that changes the schema. */
export function dataSourceOptions(
  settings: DatabaseSettings,
  use: keyof typeof limitsOf = 'requests',
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: { ...pg, Pool: SharedPool },
    url: settings.url,
    applicationName: APPLICATION,
    synchronize: false,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    entities: [`${sourceFolder}features/*/*.entity.{js,ts}`],
    migrations: [`${sourceFolder}migrations/*.{js,ts}`],
    extra: { max: settings.poolSize, keepAlive: true, ...provesOf(settings), ...limitsOf[use](settings) },
  };
}
