import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../events/events.service.js';
import { FIND_STAFF, WORK_ON_CASE } from './reports.statements.js';

/** How long somebody counts as working on a case after their screen said so last. */
const WORKING_SECONDS = 120;

/** What moderators and admins see of each other. */
@Injectable()
export class Desk {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /**
   * Tells every desk that is open. After the transaction that changes the case and never in it: its author may be a
   * moderator, and would be told twice under locks in two orders. Who misses it reads the case when deciding anyway.
   */
  async changed(caseUuid: string): Promise<void> {
    await bestEffort(async () => {
      const staff = await this.database.rows(FIND_STAFF);
      const event = { name: 'desk', data: { uuid: caseUuid } } as const;
      await this.events.emitAll(staff.map(({ uuid }) => ({ userUuid: uuid, event })));
    });
  }

  /** Says that somebody looks at a case, or no more; false where another one does. */
  async workOn(viewer: Viewer, { uuid, isWorking }: { uuid: string; isWorking: boolean }): Promise<boolean> {
    const work = { case: uuid, moderator: viewer.uuid, isWorking, seconds: WORKING_SECONDS };
    const row = await this.database.row(WORK_ON_CASE, work);
    if (row) await this.changed(uuid);
    return row !== undefined;
  }
}
