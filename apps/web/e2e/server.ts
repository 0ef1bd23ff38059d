import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  ensureDatabase(cluster: string, name: string): Promise<string>;
  freePort(): Promise<number>;
  runStatements(url: string, statements: string): Promise<void>;
  serverCommand(name: string, env: NodeJS.ProcessEnv, options: { quiet: boolean }): Promise<void>;
  startChild(options: { name: string; command: string[]; env: NodeJS.ProcessEnv; onLine(line: string): void }): Child;
  startIdentityProvider(onLine: (line: string) => void): Promise<Provider>;
  startMailbox(onLine: (line: string) => void): Promise<Provider>;
  startTaxOffice(onLine: (line: string) => void): Promise<Provider>;
  waitHealthy(address: string, child: Child): Promise<void>;
}

const FILES = ['postgres.mjs', 'lib/postgres-server.mjs', 'lib/services.mjs', 'lib/children.mjs'];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface RunningHaiko {
  url: string;
  /** Changes what is stored, for what no journey can wait for. */
  runStatements(statements: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Haiko as people start it, on a fresh database of `cluster` with the sample content, `settings` beside the usual ones. The
 * builds must exist. `hasMail`: with a local mailbox, where addresses have to be confirmed.
 */
export async function startHaiko(
  cluster: string,
  settings: Record<string, string> = {},
  { hasMail = false } = {},
): Promise<RunningHaiko> {
  const { ensureDatabase, freePort, runStatements, serverCommand, ...services } = await scripts();
  const { startChild, startIdentityProvider, startMailbox, startTaxOffice, waitHealthy } = services;
  const uploads = mkdtempSync(join(tmpdir(), 'haiko-journeys-'));
  const port = await freePort();
  const provider = await startIdentityProvider(() => undefined);
  const taxOffice = await startTaxOffice(() => undefined);
  const mailbox = hasMail ? await startMailbox(() => undefined) : undefined;
  const databaseUrl = await ensureDatabase(cluster, `haiko_journeys_${randomBytes(4).toString('hex')}`);
  const env = environment({
    DATABASE_URL: databaseUrl,
    ...provider.environment,
    ...taxOffice.environment,
    ...mailbox?.environment,
    PORT: String(port),
    UPLOAD_DIR: uploads,
    ...settings,
  });
  await serverCommand('migrate', env, { quiet: true });
  await serverCommand('seed', env, { quiet: true });
  await runStatements(databaseUrl, RULES_CHECKED_TODAY);
  const command = ['node', '--enable-source-maps', 'apps/api/dist/main.js'];
  const server = startChild({ name: 'The server', command, env, onLine: (line) => console.log(`[server] ${line}`) });
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

async function scripts(): Promise<Scripts> {
  const modules = await Promise.all(FILES.map((file) => import(join(ROOT, 'scripts', file)) as Promise<object>));
  return Object.assign({}, ...modules) as Scripts;
}

function environment(found: Record<string, string>): NodeJS.ProcessEnv {
  const secret = () => randomBytes(48).toString('base64url');
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
    LOG_LEVEL: 'error',
    // Journeys ask nobody outside.
    EXCHANGE_RATE_SOURCES: 'off',
    ...found,
  };
}
