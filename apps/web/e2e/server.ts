import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_CHECKED_TODAY } from '@haiko/shared/test/rulesCheckedToday';

/** A server of the scripts; it ends with the process that started it. */
interface Child {
  output: string[];
  stop(): Promise<void>;
}

/** A stand-in for a service that the server calls. */
interface Provider {
  child: Child;
  /** What the server has to know of it. */
  environment: Record<string, string>;
  healthy: Promise<void>;
}

// The scripts that start Haiko for people start it for the tests too. They are JavaScript: their types are said here.
interface Scripts {
  SERVER_FLAGS: readonly string[];
  ensureDatabase(cluster: string, name: string, template?: string): Promise<string>;
  freePort(): Promise<number>;
  migrateDatabase(env: NodeJS.ProcessEnv, migrationUrl: string): Promise<void>;
  runStatements(url: string, statements: string): Promise<void>;
  serverAddress(url: string): string;
  serverCommand(name: string, env: NodeJS.ProcessEnv, options: { quiet: boolean }): Promise<void>;
  startChild(options: { name: string; command: string[]; env: NodeJS.ProcessEnv; onLine(line: string): void }): Child;
  startIdentityProvider(onLine: (line: string) => void): Promise<Provider>;
  startMailbox(onLine: (line: string) => void): Promise<Provider>;
  startTaxOffice(onLine: (line: string) => void): Promise<Provider>;
  waitHealthy(address: string, child: Child): Promise<void>;
}

const FILES = [
  'postgres.mjs',
  'lib/postgres-server.mjs',
  'lib/services.mjs',
  'lib/children.mjs',
  'lib/server-flags.mjs',
];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** With this every key of the configuration begins. */
export const SEEDED_KEY = 'no-log-says-this-';

export interface RunningHaiko {
  url: string;
  /** Changes what is stored, for what no journey can wait for. */
  runStatements(statements: string): Promise<void>;
  stop(): Promise<void>;
}

/** What every server of a run begins with. */
interface Samples {
  /** A database of the cluster with the sample content. */
  database: string;
  /** The folder of its files. */
  uploads: string;
}

/**
 * The sample content, made once for all servers of a run: they take copies, as loading it keeps a processor busy for longer than
 * most of their journeys. The builds must exist.
 */
export async function prepareSamples(cluster: string): Promise<{ samples: Samples; remove(): void }> {
  const { ensureDatabase, migrateDatabase, runStatements, serverAddress, serverCommand } = await scripts();
  const samples = { database: databaseName('samples'), uploads: mkdtempSync(join(tmpdir(), 'haiko-samples-')) };
  const databaseUrl = await ensureDatabase(cluster, samples.database);
  const env = environment({ DATABASE_URL: serverAddress(databaseUrl), UPLOAD_DIR: samples.uploads });
  await migrateDatabase(env, databaseUrl);
  await serverCommand('seed', env, { quiet: true });
  await runStatements(databaseUrl, RULES_CHECKED_TODAY);
  return { samples, remove: () => rmSync(samples.uploads, { recursive: true, force: true }) };
}

/**
 * Haiko as people start it, on a database of its own with the sample content, `settings` beside the usual ones. `hasMail`: with a
 * local mailbox, where addresses have to be confirmed. The global setup says where cluster and samples are.
 */
export async function startHaiko(
  settings: Record<string, string> = {},
  { hasMail = false } = {},
): Promise<RunningHaiko> {
  const { ensureDatabase, freePort, runStatements, SERVER_FLAGS, serverAddress, ...services } = await scripts();
  const { startChild, startIdentityProvider, startMailbox, startTaxOffice, waitHealthy } = services;
  const samples = JSON.parse(process.env.HAIKO_SAMPLES ?? '') as Samples;
  const uploads = mkdtempSync(join(tmpdir(), 'haiko-journeys-'));
  cpSync(samples.uploads, uploads, { recursive: true });
  const cluster = process.env.TEST_DATABASE_URL ?? '';
  const databaseUrl = await ensureDatabase(cluster, databaseName('journeys'), samples.database);
  const port = await freePort();
  const provider = await startIdentityProvider(() => undefined);
  const taxOffice = await startTaxOffice(() => undefined);
  const mailbox = hasMail ? await startMailbox(() => undefined) : undefined;
  const env = environment({
    DATABASE_URL: serverAddress(databaseUrl),
    ...provider.environment,
    ...taxOffice.environment,
    ...mailbox?.environment,
    PORT: String(port),
    UPLOAD_DIR: uploads,
    ...settings,
  });
  const command = ['node', ...SERVER_FLAGS, 'apps/api/dist/main.js'];
  const server = startChild({ name: 'The server', command, env, onLine: keepLine });
  const healthy = waitHealthy(`http://127.0.0.1:${port}/health/ready`, server);
  await Promise.all([provider.healthy, taxOffice.healthy, mailbox?.healthy, healthy]);
  return {
    url: `http://localhost:${port}`,
    runStatements: (statements) => runStatements(databaseUrl, statements),
    async stop() {
      await Promise.all([server.stop(), provider.child.stop(), taxOffice.child.stop(), mailbox?.child.stop()]);
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}

/** Keeps a line of a server's log, to be searched when all journeys are over; what went wrong is shown at once. */
function keepLine(line: string): void {
  appendFileSync(join(process.env.HAIKO_TEST_LOGS ?? '', `server-${process.pid}.log`), `${line}\n`);
  if (!/^\{"level":[1-4]0,/.test(line)) console.log(`[server] ${line}`);
}

function databaseName(what: string): string {
  return `haiko_${what}_${randomBytes(4).toString('hex')}`;
}

async function scripts(): Promise<Scripts> {
  const modules = await Promise.all(FILES.map((file) => import(join(ROOT, 'scripts', file)) as Promise<object>));
  return Object.assign({}, ...modules) as Scripts;
}

function environment(found: Record<string, string>): NodeJS.ProcessEnv {
  const secret = () => SEEDED_KEY + randomBytes(48).toString('base64url');
  return {
    HAIKO_ENV: 'local',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    WEB_DIST: process.env.WEB_DIST ?? join(ROOT, 'apps/web/dist'),
    ACCESS_TOKEN_SECRET: secret(),
    REFRESH_TOKEN_SECRET: secret(),
    PRIVACY_SECRET: secret(),
    // All journeys come from one address.
    RATE_LIMIT_FACTOR: '1000',
    // Hundreds of people sign up.
    PASSWORD_HASH_KIB: '8',
    // A machine that is busy with other things is no fault of the server's.
    DATABASE_PATIENCE_FACTOR: '20',
    LOG_LEVEL: 'info',
    // Journeys ask nobody outside.
    EXCHANGE_RATE_SOURCES: 'off',
    ...found,
  };
}
