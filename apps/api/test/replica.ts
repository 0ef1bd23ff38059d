import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { migrate } from '../src/commands/migrations.js';
import { serverUrl } from './as-owner.js';

interface Postgres {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** What is used here of the scripts, which are JavaScript. */
interface Scripts {
  startPostgres(options: { dataDir: string; durable: boolean }): Promise<Postgres>;
  startReplica(options: {
    primary: Pick<Member, 'dataDir' | 'url'>;
    dataDir: string;
    durable: boolean;
  }): Promise<Postgres>;
  ensureDatabase(url: string, name: string): Promise<string>;
  throwAwayFolder(): string;
}

async function scripts(): Promise<Scripts> {
  const folder = pathToFileURL(path.resolve(import.meta.dirname, '../../../scripts')).href;
  const files = ['postgres.mjs', 'postgres-replica.mjs', 'lib/folders.mjs'];
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(`${folder}/${file}`))))) as Scripts;
}

/** One server of a pair. */
export interface Member {
  dataDir: string;
  /** Of the superuser, database `haiko`. */
  url: string;
  /** The same for the server under test. */
  serverUrl: string;
  port: number;
  /** Runs statements as the superuser; the rows of the last one. */
  run(statements: string): Promise<Record<string, unknown>[]>;
  /** As kill -9. */
  kill(): void;
  /** Starts it again, at another port. */
  restart(): Promise<void>;
}

/** A primary with the tables of the product, and a replica that follows it. */
export interface Pair {
  primary: Member;
  replica: Member;
  stop(): Promise<void>;
}

const DURABLE = { durable: false };

/** Both are of this test alone; `stop` takes them away. */
export async function startPair(): Promise<Pair> {
  const { startPostgres, startReplica, ensureDatabase, throwAwayFolder } = await scripts();
  const [first, second] = [throwAwayFolder(), throwAwayFolder()];
  const cluster = await startPostgres({ dataDir: first, ...DURABLE });
  const url = await ensureDatabase(cluster.url, 'haiko');
  const dataSource = await new DataSource({ ...dataSourceOptions({ url, poolSize: 2 }), entities: [] }).initialize();
  await migrate(dataSource, serverUrl(url));
  // What is acknowledged is in the log that replicas are sent, unlike in the other databases of tests.
  await dataSource.query('alter database haiko set synchronous_commit = on');
  await dataSource.destroy();
  const primary = member(cluster, { dataDir: first, startPostgres });
  const copy = await startReplica({ primary: { dataDir: first, url: cluster.url }, dataDir: second, ...DURABLE });
  const replica = member(copy, { dataDir: second, startPostgres });
  return {
    primary,
    replica,
    async stop() {
      for (const { stop, dataDir } of [replica, primary]) {
        await stop();
        fs.rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

function member(
  started: Postgres,
  { dataDir, startPostgres }: Pick<Scripts, 'startPostgres'> & { dataDir: string },
): Member & { stop(): Promise<void> } {
  let server = started;
  const address = () => Object.assign(new URL(server.url), { pathname: '/haiko' }).href;
  return {
    dataDir,
    get url() {
      return address();
    },
    get serverUrl() {
      return serverUrl(address());
    },
    get port() {
      return server.port;
    },
    run: (statements) => runOn(address(), statements),
    kill() {
      const [pid] = fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async restart() {
      await server.stop();
      server = await startPostgres({ dataDir, ...DURABLE });
    },
    stop: () => server.stop(),
  };
}

async function runOn(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = (await client.query(statements)) as pg.QueryResult | pg.QueryResult[];
    return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
  } finally {
    await client.end();
  }
}
