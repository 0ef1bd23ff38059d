import pg from 'pg';

/** The job queue's look at its own settings: at the first job of each kind in a process, and once a minute. */
const QUEUE_SETTINGS = /\bFROM jobs\.queue q\b/;

/**
 * What a process asks by itself: the rules of visas and the words that are watched, at the start and whenever it hears of new ones, once
 * a minute what callers have spent, and what translation providers did a while after they did it.
 */
const BY_ITSELF = [
  'visaRules.confirmed',
  'watchedWords.all',
  'rateLimits.tellSpending',
  'machineTranslation.addProviderCalls',
];

/** How far a replica has come: every process asks once a second. */
const REPLICA_POSITION = /pg_last_wal_replay_lsn/;

/** The connection that waits for notifications, and looks now and then whether it still stands (listener.ts). */
const isListener = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === 'haiko-listener';

type Sent = string | { name?: string; text: string };

/**
 * The SQL statements that `work` sends, whichever connection sends them: by their names, those without one by their text; with `port` those
 * to one server alone. Not for use while other tests of the same process run; vitest runs a process's tests one after another.
 */
export async function statementsOf(work: () => Promise<unknown>, port?: number): Promise<string[]> {
  const { query } = pg.Client.prototype;
  const sent: string[] = [];
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
    const [statement] = args as unknown as [Sent];
    const { name, text } = typeof statement === 'string' ? { text: statement } : statement;
    const isOfItself = QUEUE_SETTINGS.test(text) || REPLICA_POSITION.test(text) || BY_ITSELF.includes(name ?? '');
    if (!isOfItself && !isListener(this) && (port === undefined || this.port === port)) sent.push(name ?? text.trim());
    return query.apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** How many statements `work` sends: the alarm for one query per row. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}
