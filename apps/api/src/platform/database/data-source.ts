import { fileURLToPath } from 'node:url';
import type { DataSourceOptions } from 'typeorm';
import type { DatabaseSettings } from '../config.js';
import { SnakeNaming } from './snake-naming.js';

const sourceFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Options of the one connection pool. The time-outs make every statement end: a blocked or slow one fails with an error
 * that the error filter turns into 503 instead of holding a connection for ever.
 */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    applicationName: 'haiko-api',
    synchronize: false,
    migrationsTransactionMode: 'all',
    namingStrategy: new SnakeNaming(),
    entities: [`${sourceFolder}features/*/*.entity.{js,ts}`],
    migrations: [`${sourceFolder}migrations/*.{js,ts}`],
    extra: {
      max: settings.poolSize,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
}
