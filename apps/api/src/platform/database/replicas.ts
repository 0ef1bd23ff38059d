import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { within } from '../within.js';
import { Listener } from './listener.js';
import { Replica } from './replica.js';
import type { Statement } from './statement.js';

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 1_000;
/** Ten minutes: whoever is further behind is far behind. */
const MOST_SAMPLES = 600;

/** As far as a server that follows can get; the end of what is written may lie a few bytes ahead of the last record. */
const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`;

const FROM_PRIMARY = 'primary';

/** How far the primary was, at the latest, `at` this time of this process. */
interface Sample {
  at: number;
  position: number;
}

/** What is read for one reader, all of it from one server if that stays as it is. */
interface Reading {
  who: string;
  mustSee: number;
  replica?: Replica;
  asOf: number;
}

/** What is known of a replica for those who watch over it. */
export interface ReplicaState {
  isUsed: boolean;
  /** Infinity where nothing is known. */
  lagSeconds: number;
}

/**
 * The servers that follow the primary (`DATABASE_REPLICA_URLS`), and who may read them: whatever runs inside `reading(work)`, however deep,
 * from one that is there and not far behind. How far it is behind is told by the primary's own positions, which are asked for once a
 * second: no clock but that of this process, and nothing is late where nothing is written. Without such servers nothing here does anything.
 */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Replicas');
  readonly #readings = new AsyncLocalStorage<Reading | typeof FROM_PRIMARY>();
  readonly #ended = new AbortController();
  readonly #replicas: Replica[];
  readonly #patienceMs: number;
  readonly #lagMs: number;
  #samples: Sample[] = [];
  #isSampling = false;

  constructor(
    { database }: AppConfig,
    private readonly listener: Listener,
  ) {
    this.#replicas = database.replicaUrls.map((url) => new Replica({ ...database, url }));
    this.#patienceMs = PATIENCE_MS * (database.patienceFactor ?? 1);
    this.#lagMs = database.replicaLagMs;
  }

  /** Whether there are any. */
  get exist(): boolean {
    return this.#replicas.length > 0;
  }

  /** Whether the primary is lost, and there is one that answers nevertheless. */
  get areAlone(): boolean {
    return !this.listener.isConnected && this.#replicas.some((replica) => this.#isUsed(replica));
  }

  /** In the order of the setting. */
  get states(): ReplicaState[] {
    return this.#replicas.map((replica) => ({
      isUsed: this.#isUsed(replica),
      lagSeconds: this.#asOf(replica) === -Infinity ? Infinity : (this.#now - this.#asOf(replica)) / 1_000,
    }));
  }

  /**
   * Runs `work` so that what it reads may come from a replica: the same one for the same reader (`who`), so that time goes on for them.
   * Inside another reading, or `onPrimary`, it is a part of that.
   */
  reading<Result>(work: () => Result, who = ''): Result {
    if (!this.exist || this.#readings.getStore()) return work();
    return this.#readings.run({ who, mustSee: 0, asOf: Infinity }, work);
  }

  /** Runs `work` so that all that it reads comes from the primary. */
  onPrimary<Result>(work: () => Result): Result {
    return this.exist ? this.#readings.run(FROM_PRIMARY, work) : work();
  }

  /** From now on this reader is shown nothing older than this position. */
  mustSee(position: number): void {
    const reading = this.#reading;
    if (reading) reading.mustSee = Math.max(reading.mustSee, position);
  }

  /** What was committed before this time (`performance.now()`) this reader has been shown; Infinity where only the primary was asked. */
  get asOf(): number {
    return this.#reading?.asOf ?? Infinity;
  }

  /** No replica that is asked shows less than what was committed before this time. */
  get oldestShown(): number {
    return this.#now - this.#lagMs;
  }

  /** The replica that is to be asked; undefined where it is the primary. */
  toAsk({ isRead }: Pick<Statement, 'isRead'>): Replica | undefined {
    const reading = this.#reading;
    if (!reading || !isRead) return undefined;
    if (!reading.replica || !this.#mayAnswer(reading.replica, reading)) reading.replica = this.#choose(reading);
    if (reading.replica) reading.asOf = Math.min(reading.asOf, this.#asOf(reading.replica));
    return reading.replica;
  }

  get #reading(): Reading | undefined {
    const store = this.#readings.getStore();
    return store === FROM_PRIMARY ? undefined : store;
  }

  onApplicationBootstrap(): void {
    if (this.exist) void this.#follow();
  }

  async onModuleDestroy(): Promise<void> {
    this.#ended.abort();
    await Promise.all(this.#replicas.map((replica) => replica.end(this.#patienceMs)));
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      const before = this.states;
      await this.#look();
      this.states.forEach(({ isUsed, lagSeconds }, index) => {
        if (isUsed === before[index]?.isUsed) return;
        const about = { replica: index + 1, lagSeconds };
        if (isUsed) this.#logger.log({ event: 'REPLICA_USED', ...about });
        else this.#logger.warn({ event: 'REPLICA_LEFT_OUT', ...about });
      });
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** First the primary, so that whoever keeps up is not found behind; where it does not answer, the others are as they were. */
  async #look(): Promise<void> {
    await within(this.#patienceMs, this.#sample());
    await Promise.all(this.#replicas.map((replica) => replica.look(this.#patienceMs)));
  }

  async #sample(): Promise<void> {
    if (this.#isSampling) return;
    this.#isSampling = true;
    const at = performance.now();
    const answer = await this.listener.ask<{ position: number }>(PRIMARY_POSITION).catch(() => undefined);
    this.#isSampling = false;
    if (!answer) return;
    const { position } = answer;
    // Another server has become the primary, or a backup was restored: what was known is of another history.
    if (position < (this.#samples.at(-1)?.position ?? 0)) this.#samples = [];
    this.#samples.push({ at, position });
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift();
  }

  /** When the primary was asked last: it is what replicas are behind of, and where it is away nobody falls behind. */
  get #now(): number {
    return this.#samples.at(-1)?.at ?? -Infinity;
  }

  #asOf({ position }: Replica): number {
    if (position === undefined) return -Infinity;
    return this.#samples.findLast((sample) => sample.position <= position)?.at ?? -Infinity;
  }

  #isUsed(replica: Replica): boolean {
    const asOf = this.#asOf(replica);
    return asOf !== -Infinity && this.#now - asOf <= this.#lagMs;
  }

  #mayAnswer(replica: Replica, { mustSee }: Reading): boolean {
    return this.#isUsed(replica) && (replica.position ?? -1) >= mustSee;
  }

  #choose(reading: Reading): Replica | undefined {
    const able = this.#replicas.filter((replica) => this.#mayAnswer(replica, reading));
    return able[spread(reading.who) % able.length];
  }
}

/** A number of a text, the same for the same one. */
function spread(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) >>> 0;
  return sum;
}
