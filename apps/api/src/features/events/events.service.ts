import { Injectable } from '@nestjs/common';
import { LIVE_EVENTS_KEPT_MINUTES } from '@haiko/shared/limits';
import type { Language } from '@haiko/shared/i18n/languages';
import { Database } from '../../platform/database/database.js';
import { EMIT, FORGET_EVENTS } from './events.statements.js';

/** What open screens are told. It names things and holds no text: whoever wants to show them reads them. */
export type LiveEvent =
  /** Only the counts changed (something was read); they are counted when it is delivered. */
  | { name: 'badge' }
  /** `new`: a note came from the partner; `read`: the partner read ours. */
  | { name: 'note'; data: { kind: 'new' | 'read'; uuid: string; partnerUserUuid: string } }
  | { name: 'notification'; data: { uuid: string; type: string } }
  | { name: 'translation'; data: { kind: string; uuid: string; lang: Language } };

/** What one person's open screens are told. */
export interface LiveNews {
  userUuid: string;
  event: LiveEvent;
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
  emit(userUuid: string, event: LiveEvent): Promise<void> {
    return this.emitAll([{ userUuid, event }]);
  }

  /** As `emit` for several at once: tell many people by one call, because the rows of all are locked in one order. */
  async emitAll(entries: LiveNews[]): Promise<void> {
    if (entries.length === 0) return;
    await this.database.rows(EMIT, [
      entries.map(({ userUuid }) => userUuid),
      entries.map(({ event }) => event.name),
      entries.map(({ event }) => JSON.stringify('data' in event ? event.data : {})),
    ]);
  }

  /** Removes some events that no stream resumes from any more; answers how many there were. */
  async forgetOld(): Promise<number> {
    return (await this.database.rows(FORGET_EVENTS, [LIVE_EVENTS_KEPT_MINUTES, CLEAN_UP_BATCH])).length;
  }
}
