import * as v from 'valibot';
import { atLeast, postgresUrl, setting } from './config.shapes.js';

const postgresUrls = v.pipe(
  v.string(),
  v.regex(/^[\s,]*(postgres(ql)?:\/\/[^\s,]+[\s,]*)*$/, 'must be postgres:// URLs'),
);

/** The settings of Postgres: where it is, who follows it, and how long it is waited for. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: setting(
    postgresUrl,
    'Postgres 18 or later, as a role that owns nothing and is no superuser; `migrate` makes it where there is none.',
  ),
  MIGRATION_DATABASE_URL: setting(
    v.optional(postgresUrl),
    'The same database as the role that owns its tables, for `migrate` alone. Without it the role of `DATABASE_URL` owns them.',
  ),
  DATABASE_REPLICA_URLS: setting(
    v.optional(postgresUrls, ''),
    'Servers that follow the one of `DATABASE_URL` by streaming replication, separated by commas or spaces: lists, searches, counts and pages are read there.',
  ),
  DATABASE_REPLICA_LAG_SECONDS: setting(
    v.optional(atLeast(1), '5'),
    'By how much one of them may be behind; one that is more is left out until it has caught up.',
  ),
  DATABASE_POOL_SIZE: setting(
    v.optional(atLeast(2), '10'),
    'Connections per process, and to each replica; background work has at most three of ten, and at least one.',
  ),
  DATABASE_PATIENCE_FACTOR: setting(
    v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1)), '1'),
    'Multiplies how long a request waits for a connection (3 s), a lock (2 s) or a statement (5 s) before it is answered 503.',
  ),
};
