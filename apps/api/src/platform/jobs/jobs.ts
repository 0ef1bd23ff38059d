import { randomUUID } from 'node:crypto';
import { FAILED_JOBS_KEPT_DAYS } from '@haiko/shared/limits';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, JobInsert, JobResult, PgBoss, QueueOptions } from 'pg-boss';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { inBackground } from '../database/shared-pool.js';
import { whenAvailable } from '../database/when-available.js';
import { DEAD, DISCARD_DEAD, JOB_COUNTS, type JobCounts } from './job-counts.queries.js';
import { Metrics } from '../metrics/metrics.js';
import { currentTrace, inTrace, recorded } from '../tracing/trace.js';
import { formatTraceparent, parseTraceparent } from '../tracing/traceparent.js';
import { Tracing } from '../tracing/tracing.js';
import { Registry } from '../registry.js';
import { inOneStatement, insertsOf, jobQueue } from './job-queue.js';

const DAY = 24 * 60 * 60;
/** With its pauses half an hour or more: most of what is away is there again by then, without a person. */
const RETRIES = 10;
/** How many jobs are fetched at once. */
const BATCH = 20;
const QUARTER_OF_AN_HOUR = 15 * 60;
/** How long a process may give no sign of life before others do its work. */
const HEARTBEAT_SECONDS = 60;

/** A kind of background work. Data is JSON; it names things by uuid and holds no personal text. */
export interface JobKind<Data extends object = Record<string, never>> {
  name: string;
  /** When it runs by itself (cron, Asia/Seoul): once a tick, however many processes there are. */
  cron?: string;
  /** Also once when a server starts, where one tick of the clock would be a long wait. */
  atStart?: boolean;
  /** How often a failing job is tried again, with growing pauses, before it is dead. */
  retryLimit?: number;
  /** How many of it one process works on at a time, where the work mostly waits for others. */
  parallel?: number;
  /**
   * For work of any length: how long it may give no sign of life, in seconds (10 or more), before another process does it. The
   * process that works gives the signs by itself, and whoever works is told (`signal`) when the job is no longer theirs. Other
   * work is lost with its process after a minute, too, but may take a quarter of an hour at most.
   */
  heartbeatSeconds?: number;
  /** Only here so that kinds of different data are different types. */
  data?: Data;
}

/** Work that is asked for. */
export interface JobRequest<Data extends object = object> {
  kind: JobKind<Data>;
  data: Data;
  /** A second request of the same key changes nothing while the first still waits. */
  singletonKey?: string;
  /** Puts it off. */
  afterSeconds?: number | undefined;
  /** Goes before what is not. */
  isUrgent?: boolean;
}

interface Handler {
  kind: JobKind<object>;
  work: (data: object, signal: AbortSignal) => Promise<void>;
}

/**
 * Background work. A service calls `send` inside the transaction that causes the work; a worker class of the feature calls
 * `register` when it is made. Work may run more than once (a process can die after doing it), so it must not mind.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('Jobs');
  readonly #queue: PgBoss;
  readonly #handlers = new Registry<string, Handler>();
  readonly #isWorking: boolean;
  #isStarting = false;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    config: AppConfig,
  ) {
    this.#isWorking = config.runsJobs;
    this.#queue = jobQueue({ execute: (...sent) => this.#execute(...sent) }, { isWorking: this.#isWorking });
    this.#queue.on('error', (error) => this.#logger.error(error));
  }

  /** Says who does this kind of work. What may take long ends when `signal` says so. */
  register<Data extends object>(kind: JobKind<Data>, work: (data: Data, signal: AbortSignal) => Promise<void>): void {
    this.#handlers.register(kind.name, { kind, work: work as Handler['work'] });
  }

  /** Asks for work. */
  send<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options: Omit<JobRequest, 'kind' | 'data'> = {},
  ): Promise<void> {
    return this.sendAll([{ kind, data, ...options }]);
  }

  /** Asks for several things, of any kinds, in one round trip. */
  async sendAll(requests: readonly JobRequest[]): Promise<void> {
    if (requests.length === 0) return;
    const byKind = new Map<string, JobInsert[]>();
    for (const request of requests) {
      const { name } = request.kind;
      byKind.set(name, [...(byKind.get(name) ?? []), jobOf(request)]);
    }
    const { sql, values } = inOneStatement(await insertsOf(this.#queue, byKind));
    await this.#execute(sql, values);
  }

  /** How much work of each kind there is. */
  counts(): Promise<JobCounts[]> {
    return this.database.rows(JOB_COUNTS, { dead: DEAD });
  }

  /**
   * Has the dead jobs of a kind tried again, as often as new ones; returns how many. One that equals a job which waits
   * already (`singletonKey`) stays where it is. Part of the caller's transaction.
   */
  async retryDead(queue: string): Promise<number> {
    return this.#queue.redrive(DEAD, { sourceName: queue });
  }

  /** Deletes the dead jobs of a kind, which can never succeed; returns how many. Part of the caller's transaction. */
  async discardDead(queue: string): Promise<number> {
    const gone = await this.database.rows(DISCARD_DEAD, { dead: DEAD, queue });
    return gone.length;
  }

  onApplicationBootstrap(): Promise<void> {
    return inBackground(() => this.#start());
  }

  async #start(): Promise<void> {
    this.#isStarting = true;
    await this.#queue.start();
    await this.#queue.createQueue(DEAD, { retentionSeconds: FAILED_JOBS_KEPT_DAYS * DAY, deleteAfterSeconds: DAY });
    for (const handler of this.#handlers.values) await this.#open(handler);
    this.#isStarting = false;
  }

  async onApplicationShutdown(): Promise<void> {
    // What is being worked on is given time; what is not finished then is tried again by another process.
    await this.#queue.stop({ graceful: true, timeout: 20_000 });
  }

  /**
   * One statement of the queue's. Those of a start wait for the database, each by itself: half a start cannot be made again, and all
   * that they write stands there as well after the second time.
   */
  #execute(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const execute = () => this.database.execute(text, values);
    return this.#isStarting ? whenAvailable(execute) : execute();
  }

  async #open({ kind, work }: Handler): Promise<void> {
    const settings = {
      retryLimit: kind.retryLimit ?? RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: DAY / 24,
      retentionSeconds: 14 * DAY,
      deleteAfterSeconds: DAY,
      deadLetter: DEAD,
      ...leaseOf(kind),
    };
    // `short`: `singletonKey` counts waiting jobs only; what changes while a job runs must be worked on again.
    await this.#queue.createQueue(kind.name, { policy: 'short', ...settings });
    if (!this.#isWorking) return;
    // A queue that is there already keeps the settings of the release that made it.
    await this.#queue.updateQueue(kind.name, settings);
    if (kind.cron) await this.#queue.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Seoul' });
    if (kind.atStart) await this.send(kind, {}, { singletonKey: 'start' });
    const options = {
      pollingIntervalSeconds: 1,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await this.#queue.work<object | null>(kind.name, options, async (jobs) => {
      const waiting = [...jobs];
      const results: JobResult[] = [];
      const worker = async () => {
        for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await this.#settle(job, work));
      };
      await Promise.all(Array.from({ length: kind.parallel ?? 1 }, worker));
      return results;
    });
  }

  /** As a part of the trace of whoever asked for it, if anybody did. */
  #settle({ data, ...job }: Job<Sent | null>, work: Handler['work']): Promise<JobResult> {
    // Who puts a job in the queue by hand may give it no data.
    const { traceparent, ...own }: Sent = data ?? {};
    const trace = this.tracing.begin(parseTraceparent(traceparent));
    const traced = () => recorded(trace, { name: job.name, kind: 'job' }, () => work(own, job.signal));
    return inTrace(trace, () => this.#settleTraced(job, traced));
  }

  /** One job fails by itself: the others of its batch are done, and are not done again. */
  async #settleTraced({ id, name }: Pick<Job, 'id' | 'name'>, work: () => Promise<void>): Promise<JobResult> {
    const begun = performance.now();
    try {
      await work();
      this.#count(name, 'done', begun);
      return { id, status: 'completed' };
    } catch (error) {
      this.#count(name, 'failed', begun);
      const message = error instanceof Error ? error.message : String(error);
      this.#logger.warn({ queue: name, job: id, error: message }, 'A job failed');
      return { id, status: 'failed', output: { message } };
    }
  }

  #count(queue: string, outcome: 'done' | 'failed', begun: number): void {
    this.metrics.count('haiko_job_runs_total', { queue, outcome });
    this.metrics.observe('haiko_job_seconds', { queue }, (performance.now() - begun) / 1_000);
  }
}

/** What stands in the queue: the data of a job, and which trace has asked for it. */
type Sent = object & { traceparent?: string };

function sent(data: object): Sent {
  const trace = currentTrace();
  return trace ? { ...data, traceparent: formatTraceparent(trace) } : data;
}

function jobOf({ data, singletonKey, afterSeconds, isUrgent = false }: JobRequest): JobInsert {
  return {
    data: sent(data),
    singletonKey: singletonKey ?? randomUUID(),
    priority: Number(isUrgent),
    ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
  };
}

/** How long a job may take. Where signs of life tell what is lost, as long as the queue allows. */
function leaseOf({ heartbeatSeconds }: JobKind<object>): Pick<QueueOptions, 'expireInSeconds' | 'heartbeatSeconds'> {
  return heartbeatSeconds === undefined
    ? { expireInSeconds: QUARTER_OF_AN_HOUR, heartbeatSeconds: HEARTBEAT_SECONDS }
    : { expireInSeconds: DAY, heartbeatSeconds };
}
