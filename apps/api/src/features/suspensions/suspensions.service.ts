import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import { REPORT_SUSPENSION_DAYS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { besidesText, canSuspend, mayReplace, type SeenSuspension, untilText } from './suspensions.policy.js';
import {
  COUNT_SUSPENSIONS,
  END_FOR_CASE,
  END_SUSPENSIONS,
  LOCK_PERSON,
  LOCK_SUSPENDED_BY_CASE,
  MAY_END_SUSPENSION,
  SUSPEND_FOR_CASE,
} from './suspensions.statements.js';

/** Who does it, as far as that matters. */
type Actor = Pick<Viewer, 'uuid' | 'role'>;

/** What was decided of this person (`uuid`), or of something that they wrote. */
interface DecidedCase {
  uuid: string;
  caseUuid: string;
  /** For the audit log. */
  reason: string;
}

/** How long somebody is suspended, where a decision says so; as long as reports suspend otherwise. */
interface Said {
  until?: Date | undefined;
  /** Ends what was decided before, where that is as it was seen; else whichever ends last is in force. */
  replaces?: SeenSuspension | undefined;
}

/** Who is shut out, and until when: every suspension is a decision about a case, so that whom it is about may appeal. */
@Injectable()
export class Suspensions {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /**
   * Part of the transaction of a decision about this person, or about what they wrote. Another cause may suspend them for longer, and then
   * goes on: nobody comes back sooner because of a later decision that does not say so, and the audit log says what is in force. Where the
   * case suspends them already, that ends when it would have. Throws `CHANGED_MEANWHILE` where it is to replace what nobody has seen.
   */
  async suspendForCase(viewer: Actor, { uuid, caseUuid, reason }: DecidedCase, said: Said = {}): Promise<void> {
    const { until = null, replaces } = said;
    const person = found(await this.database.row(LOCK_PERSON, { person: uuid }));
    assertRule(canSuspend(viewer, person), 'FORBIDDEN');
    if (replaces) {
      assertRule(mayReplace({ before: person.suspendedUntil, said: until, ...replaces }), 'CHANGED_MEANWHILE');
      // What was not seen goes on beside it: an appeal against this one must not end that.
      if (replaces.seen) await this.database.rows(END_SUSPENSIONS, { person: uuid });
    }
    const suspended = { person: uuid, case: caseUuid, until, days: REPORT_SUSPENSION_DAYS };
    const own = await this.database.row(SUSPEND_FOR_CASE, suspended);
    if (!own) return;
    const all = found(await this.database.row(COUNT_SUSPENSIONS, { person: uuid }));
    const ends = { before: person.suspendedUntil, said: own.until, after: all.suspendedUntil ?? own.until };
    const detail = until ? reason : `${REPORT_SUSPENSION_DAYS} days, ${reason}`;
    await this.#record(viewer, 'suspendUser', uuid, detail + besidesText(ends));
  }

  /**
   * Takes back what an earlier decision of this case did, in the transaction of the one that replaces it: other causes go on,
   * and what was ended meanwhile stays so.
   */
  async endForCase(viewer: Actor, { uuid, caseUuid, reason }: DecidedCase): Promise<void> {
    if (!(await this.database.row(LOCK_SUSPENDED_BY_CASE, { person: uuid, case: caseUuid }))) return;
    const ended = await this.database.row(END_FOR_CASE, { person: uuid, case: caseUuid });
    const left = await this.database.row(COUNT_SUSPENSIONS, { person: uuid });
    if (!ended?.isRunning) return;
    const until = left?.suspendedUntil;
    const rest = until && until > new Date() ? `, others ${untilText(until)}` : '';
    await this.#record(viewer, 'endSuspension', uuid, reason + rest);
  }

  /** Ends all of a person under their lock. Throws `NEEDS_SECOND_MODERATOR` for a friend, unless nobody else could after a day. */
  async endAll(viewer: Actor, person: string): Promise<void> {
    const state = await this.database.row(MAY_END_SUSPENSION, { person, moderator: viewer.uuid });
    const { mayEnd, decidableFrom } = found(state);
    if (!mayEnd) throw new AppError('NEEDS_SECOND_MODERATOR', decidableFrom ? { decidableFrom } : {});
    await this.database.rows(END_SUSPENSIONS, { person });
    await this.database.rows(COUNT_SUSPENSIONS, { person });
  }

  #record(viewer: Actor, action: AuditAction, targetUuid: string, detail: string): Promise<void> {
    return this.audit.record(viewer, { action, targetType: 'user', targetUuid, detail });
  }
}
