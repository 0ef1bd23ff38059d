interface Described {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Names of ours alone: patterns of routes, names of queues. Never an id, an address, or anything that somebody has sent. */
  labels: readonly string[];
}

/** What this server tells of itself beside what Node tells of every process: one line of `/metrics` each, under its own name. */
export const METRICS = {
  haiko_http_requests_total: {
    kind: 'counter',
    help: 'Requests that are over, by the pattern of their route; `aborted` where nobody waited for the answer.',
    labels: ['method', 'route', 'status'],
  },
  haiko_http_request_seconds: {
    kind: 'histogram',
    help: 'From the first byte of a request to the last one of its answer; without live streams.',
    labels: ['route'],
  },
  haiko_graphql_queries_total: {
    kind: 'counter',
    help: 'Queries by the field of the schema that they ask for; `several` where they ask for more than one.',
    labels: ['field', 'outcome'],
  },
  haiko_graphql_query_seconds: {
    kind: 'histogram',
    help: 'The same queries: how long they took.',
    labels: ['field'],
  },
  haiko_job_runs_total: {
    kind: 'counter',
    help: 'Jobs that this process did or failed at.',
    labels: ['queue', 'outcome'],
  },
  haiko_job_seconds: { kind: 'histogram', help: 'How long they took.', labels: ['queue'] },
  haiko_provider_calls_total: {
    kind: 'counter',
    help: 'Calls to other services: `answered`, `refused` (they did not want this one) or `failed` (they are in trouble).',
    labels: ['service', 'provider', 'outcome'],
  },
  haiko_provider_characters_total: {
    kind: 'counter',
    help: 'Characters that translation providers are paid for.',
    labels: ['provider'],
  },
  haiko_mails_total: {
    kind: 'counter',
    help: 'Mails: `sent`, `failed` (tried again), `refused` at once, and what came back later: `bounced`, `complained`.',
    labels: ['outcome'],
  },
  haiko_cache_lookups_total: {
    kind: 'counter',
    help: 'Pages and answers that visitors asked for: kept already (`hit`) or made (`miss`).',
    labels: ['cache', 'outcome'],
  },
  haiko_rate_limit_refusals_total: {
    kind: 'counter',
    help: 'Calls that a limit refused; the scope `work` is the allowance of each caller for the work of one process.',
    labels: ['scope'],
  },
  haiko_wrong_proofs_total: {
    kind: 'counter',
    help: 'What did not prove that somebody is who they say: a wrong `password`, a wrong `mail_code`, a wrong `app_code`.',
    labels: ['proof'],
  },
  haiko_requests_turned_away_total: {
    kind: 'counter',
    help: 'Requests for which there was no place in the line, or that waited for too long in it: answered 503.',
    labels: ['line'],
  },
  haiko_requests_working: { kind: 'gauge', help: 'Requests that are worked on.', labels: ['line'] },
  haiko_requests_waiting: { kind: 'gauge', help: 'Requests that wait for their turn.', labels: ['line'] },
  haiko_cache_bytes: { kind: 'gauge', help: 'Memory of what is kept for visitors.', labels: ['cache'] },
  haiko_database_connections: { kind: 'gauge', help: 'Connections of the pool.', labels: ['state'] },
  haiko_database_connections_most: { kind: 'gauge', help: 'As many as there may be.', labels: [] },
  haiko_database_waiting: { kind: 'gauge', help: 'Who waits for a connection of the pool.', labels: [] },
  haiko_replica_used: {
    kind: 'gauge',
    help: '1 for a replica that is read, 0 for one that is left out.',
    labels: ['replica'],
  },
  haiko_replica_lag_seconds: {
    kind: 'gauge',
    help: 'By how much it is behind the primary; missing where that is not known.',
    labels: ['replica'],
  },
  haiko_live_streams: { kind: 'gauge', help: 'Live streams that are open.', labels: [] },
  haiko_job_sources_failing: {
    kind: 'gauge',
    help: 'Sources of job postings that have failed within the last day and not worked since; each process tells the same.',
    labels: [],
  },
  haiko_queues_known: {
    kind: 'gauge',
    help: '1, or 0 where the database did not say in time how much work there is: the figures of the queues are missing then.',
    labels: [],
  },
  haiko_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs of all processes: `waiting`, `active`, `failed` (tried again) or `dead` (failed for good).',
    labels: ['queue', 'state'],
  },
  haiko_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest job could have begun; 0 where none waits.',
    labels: ['queue'],
  },
  haiko_uploads_disk_bytes: { kind: 'gauge', help: 'Size of the disk with the uploads.', labels: [] },
  haiko_uploads_disk_free_bytes: { kind: 'gauge', help: 'What is free of it for the server.', labels: [] },
} as const satisfies Record<string, Described>;

type Catalog = typeof METRICS;

/** The metrics of one kind. */
export type NameOf<Kind extends Described['kind']> = {
  [Name in keyof Catalog]: Catalog[Name]['kind'] extends Kind ? Name : never;
}[keyof Catalog];

/** What has to be said beside a number of a metric. */
export type LabelsOf<Name extends keyof Catalog> = Record<Catalog[Name]['labels'][number], string>;

/** One number of a metric, as it is at this moment. */
export interface Reading<Name extends NameOf<'gauge'>> {
  labels: LabelsOf<Name>;
  value: number;
}
