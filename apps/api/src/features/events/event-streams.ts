import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { LIVE_HEARTBEAT_SECONDS } from '@haiko/shared/limits';
import { Database } from '../../platform/database/database.js';
import { Listener } from '../../platform/database/listener.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { Draining } from '../../platform/http/draining.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Badges } from './badges.js';
import { EventStream } from './event-stream.js';
import { EventsQueries } from './events.queries.js';
import { CHANNEL, CLOSE_STREAM, OPEN_STREAM, NOTIFY_PROCESSES } from './events.statements.js';
import { UserStreams } from './user-streams.js';

const MAX_LIVE_STREAMS = 3;

/** Who opens a stream and from where it goes on. */
export interface Opening {
  userUuid: string;
  sessionUuid: string;
  /** Of the access token: the stream ends with it. */
  expiresAt: Date;
  /** The `Last-Event-ID` of a stream that was cut off. */
  lastEventId: number | null;
}

interface Cursor {
  lastId: number;
  oldestId: number | null;
  isCrowded: boolean;
}

/** The open streams of this process. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  readonly #users = new Map<string, UserStreams>();
  readonly #heartbeat: NodeJS.Timeout;
  #isShuttingDown = false;

  constructor(
    private readonly database: Database,
    private readonly queries: EventsQueries,
    private readonly badges: Badges,
    listener: Listener,
    draining: Draining,
    metrics: Metrics,
  ) {
    this.#heartbeat = setInterval(() => this.#each((person) => person.beat()), LIVE_HEARTBEAT_SECONDS * 1_000);
    metrics.watch('haiko_live_streams', () => [{ labels: {}, value: this.#open }]);
    draining.register('live events', () => this.#endAll());
    listener.register(CHANNEL, {
      onMessage: (payload) => this.#onMessage(payload),
      onReconnected: () => this.#each((person) => person.checkAndDeliver()),
    });
  }

  /**
   * Returns a stream: first the badge, then what was missed since `lastEventId`, then what happens. `isResumed` of
   * that first badge is false when events may have been missed for good. The oldest of too many streams is closed.
   */
  async open({ userUuid, sessionUuid, expiresAt, lastEventId }: Opening, response: Response): Promise<void> {
    if (this.#isShuttingDown) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    const stream = new EventStream(randomUUID(), sessionUuid, response);
    // Known before anything is read, so that nothing that happens from now on is missed.
    const person = this.#person(userUuid);
    person.add(stream);
    response.once('close', () => void this.#closed(userUuid, person, stream));
    const values = { user: userUuid, stream: stream.uuid, max: MAX_LIVE_STREAMS };
    const cursor = found(await this.database.row(OPEN_STREAM, values));
    if (cursor.isCrowded) await this.database.rows(NOTIFY_PROCESSES, { user: userUuid });
    const badge = await this.badges.of(userUuid);
    const isResumed = canResume(cursor, lastEventId);
    stream.begin(isResumed && lastEventId !== null ? lastEventId : cursor.lastId, expiresAt);
    stream.say('badge', { ...badge, isResumed });
    person.checkAndDeliver();
  }

  onModuleDestroy(): void {
    clearInterval(this.#heartbeat);
    this.#endAll();
  }

  get #open(): number {
    return [...this.#users.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** `<user>` asks who may stay, `<user> <id>` tells of an event. */
  #onMessage(payload: string): void {
    const [userUuid = '', id] = payload.split(' ');
    const person = this.#users.get(userUuid);
    if (id === undefined) person?.checkAndDeliver();
    else person?.deliver();
  }

  #person(userUuid: string): UserStreams {
    const known = this.#users.get(userUuid);
    if (known) return known;
    const person = new UserStreams(userUuid, this.queries, this.badges);
    this.#users.set(userUuid, person);
    return person;
  }

  async #closed(userUuid: string, person: UserStreams, stream: EventStream): Promise<void> {
    person.remove(stream);
    if (person.isEmpty && this.#users.get(userUuid) === person) this.#users.delete(userUuid);
    // What a leaving process does not say is found out: the oldest streams of a row go first.
    if (!this.#isShuttingDown)
      await this.database.rows(CLOSE_STREAM, { user: userUuid, stream: stream.uuid }).catch(() => undefined);
  }

  #endAll(): void {
    this.#isShuttingDown = true;
    this.#each((person) => person.end());
  }

  #each(work: (person: UserStreams) => void): void {
    for (const person of this.#users.values()) work(person);
  }
}

/** Whether everything after `lastEventId` is still there. */
function canResume({ lastId, oldestId }: Cursor, lastEventId: number | null): boolean {
  if (lastEventId === null || lastEventId > lastId) return false;
  return lastEventId === lastId || (oldestId !== null && oldestId <= lastEventId + 1);
}
