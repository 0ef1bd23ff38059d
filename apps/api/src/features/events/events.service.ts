import { Injectable } from '@nestjs/common';
import type { LiveEvent } from '@haiko/shared/contract/live';
import { LIVE_EVENTS_KEPT_MINUTES } from '@haiko/shared/limits';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../../platform/database/statement.js';
import { INSERT_EVENTS, DELETE_OLD_EVENTS } from './events.statements.js';

/** What is told to open screens. The counts of a badge are counted when it is delivered. */
type EmittedEvent = { name: 'badge' } | Exclude<LiveEvent, { name: 'badge' }>;

/** What one person's open screens are told. */
export interface AddressedEvent {
  userUuid: string;
  event: EmittedEvent;
}

/** What a person has just been shown and reads by that. */
export interface ReadMark<Values extends object> {
  userUuid: string;
  /** Marks what was not read before and returns the `uuid` of each. */
  statement: Statement<NoInfer<Values>, { uuid: string }>;
  values: Values;
  /** What others are told of those that were not read before. */
  eventsFor?: (uuids: string[]) => AddressedEvent[];
}

const CLEAN_UP_BATCH = 5_000;

/** Tells people's open screens what happened, in whichever process their streams are. */
@Injectable()
export class Events {
  constructor(private readonly database: Database) {}

  /**
   * Tells one person. Call it inside the transaction that causes the event, as the last thing in it: the event is seen
   * when the transaction commits and never when it rolls back, and until then other events of this person wait. Every
   * event brings fresh badge counts along, so `note` and `notification` need no `badge` beside them. Costs one
   * statement whether anybody listens or not.
   */
  emit(userUuid: string, event: EmittedEvent): Promise<void> {
    return this.emitAll([{ userUuid, event }]);
  }

  /** As `emit` for several at once: tell many people by one call, because the rows of all are locked in one order. */
  async emitAll(entries: AddressedEvent[]): Promise<void> {
    if (entries.length === 0) return;
    await this.database.rows(INSERT_EVENTS, {
      receivers: entries.map(({ userUuid }) => userUuid),
      names: entries.map(({ event }) => event.name),
      data: entries.map(({ event }) => JSON.stringify('data' in event ? event.data : {})),
    });
  }

  /** Has the badges of these people counted anew. */
  emitBadge(...userUuids: string[]): Promise<void> {
    return this.emitAll(userUuids.map((userUuid) => ({ userUuid, event: { name: 'badge' } })));
  }

  /** Marks as read and has the reader's screens count anew, in a transaction of its own; unread they stay while nothing can be written. */
  async markRead<Values extends object>(mark: ReadMark<Values>): Promise<void> {
    const { userUuid, statement, values, eventsFor = () => [] } = mark;
    await bestEffort(() =>
      this.database.transaction(async () => {
        const marked = await this.database.rows(statement, values);
        if (marked.length === 0) return;
        const others = eventsFor(marked.map(({ uuid }) => uuid));
        await this.emitAll([{ userUuid, event: { name: 'badge' } }, ...others]);
      }),
    );
  }

  /** Removes some events that no stream resumes from any more; returns how many there were. */
  async deleteOld(): Promise<number> {
    return (await this.database.rows(DELETE_OLD_EVENTS, { minutes: LIVE_EVENTS_KEPT_MINUTES, batch: CLEAN_UP_BATCH }))
      .length;
  }
}
