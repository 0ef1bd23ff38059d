import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { Events } from '../events/events.service.js';
import { userCardView } from '../users/users.views.js';
import type { WorkAtDeskArgs } from './desk.inputs.js';
import { isAtDeskOf } from './desk.policy.js';
import { BEGIN_WORK, END_WORK, FIND_STAFF, WORK_AT_DESK } from './desk.statements.js';
import type { DeskWorkView } from './desk.views.js';

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
  async changed(uuid: string): Promise<void> {
    await bestEffort(async () => {
      const staff = await this.database.rows(FIND_STAFF);
      const event = { name: 'desk', data: { uuid } } as const;
      await this.events.emitAll(staff.map(({ uuid: userUuid }) => ({ userUuid, event })));
    });
  }

  /** What is open before somebody at this moment, of what this viewer decides about. */
  async work(viewer: Viewer): Promise<DeskWorkView[]> {
    const rows = await this.database.rows(WORK_AT_DESK);
    return rows
      .filter(({ kind }) => isAtDeskOf(viewer.role, kind))
      .map(({ user, ...work }) => ({ ...work, user: userCardView(user, viewer) }));
  }

  /**
   * Says that somebody looks at a case, or no more; false where another one does, or where it is their own. Throws `FORBIDDEN` where
   * they do not decide about its kind.
   */
  async workOn(viewer: Viewer, { kind, uuid, isWorking }: WorkAtDeskArgs): Promise<boolean> {
    assertRule(isAtDeskOf(viewer.role, kind), 'FORBIDDEN');
    const work = { kind, subject: uuid, user: viewer.uuid };
    const row = isWorking
      ? await this.database.row(BEGIN_WORK[kind], { ...work, seconds: WORKING_SECONDS })
      : await this.database.row(END_WORK, work);
    if (row?.isNews) await this.changed(uuid);
    return row !== undefined;
  }
}
