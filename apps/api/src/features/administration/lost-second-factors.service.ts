import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { FORGET_KEYS } from '../accounts/accounts.personal-data.statements.js';
import { AuditService } from '../audit/audit.service.js';
import { Mails } from '../mail/mails.service.js';
import { REMOVE_SECOND_FACTOR } from '../second-factor/second-factor.statements.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LOCK_PERSON } from '../suspensions/suspensions.statements.js';
import type { RemoveSecondFactorArgs } from './administration.inputs.js';
import { AdministrationQueries } from './administration.queries.js';
import { ASK_TO_REMOVE, LOCK_SECOND_FACTOR, MAY_REMOVE_SECOND_FACTOR } from './administration.statements.js';
import type { AdminUserView } from './administration.views.js';

/** The way back for who has lost the app that is asked for when they log in, and its recovery codes: two administrators remove it. */
@Injectable()
export class LostSecondFactors {
  constructor(
    private readonly database: Database,
    private readonly people: AdministrationQueries,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Asks for it, or does it after another administrator has asked; whoever is alone may a day after asking. All sessions end then, and the
   * owner is told by mail. Throws `FORBIDDEN` for one's own, `NOT_FOUND` where there is none, and `NEEDS_SECOND_ADMIN`.
   */
  remove(viewer: Viewer, { uuid, reason }: RemoveSecondFactorArgs): Promise<AdminUserView> {
    assertRule(viewer.uuid !== uuid, 'FORBIDDEN');
    const values = { administrator: viewer.uuid, person: uuid };
    return this.database.transaction(async () => {
      // In the order of a sign-in by a code.
      found(await this.database.row(LOCK_SECOND_FACTOR, { person: uuid }));
      found(await this.database.row(LOCK_PERSON, { person: uuid }));
      const asked = await this.database.row(MAY_REMOVE_SECOND_FACTOR, values);
      assertRule(asked?.mayRemove ?? true, 'NEEDS_SECOND_ADMIN');
      const action = asked ? 'removeSecondFactor' : ASK_TO_REMOVE;
      await this.audit.record(viewer, { action, targetType: 'user', targetUuid: uuid, detail: reason });
      if (asked) await this.#remove(uuid);
      return found(await this.people.byUuid(uuid));
    });
  }

  async #remove(user: string): Promise<void> {
    await this.database.rows(REMOVE_SECOND_FACTOR, { user });
    await this.database.rows(FORGET_KEYS, { user });
    await this.sessions.closeAll(user);
    await this.mails.tell({ userUuid: user, kind: 'second-factor-removed' });
    this.security.write('SECOND_FACTOR_REMOVED', user);
  }
}
