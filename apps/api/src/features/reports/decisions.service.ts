import { Injectable } from '@nestjs/common';
import type { DecisionReason, ReportDecision, ReportTargetType } from '@haiko/shared/reports';
import type { Reader, Role, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/statement.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import type { SeenSuspension } from '../suspensions/suspensions.policy.js';
import { Suspensions } from '../suspensions/suspensions.service.js';
import { AuditService } from '../audit/audit.service.js';
import { Desk } from '../desk/desk.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ReportTargets } from './report-targets.js';
import type { DecideReportArgs } from './reports.inputs.js';
import { canDecide, type Decider, isHiddenAfter, mayDecide } from './reports.policy.js';
import { ReportsQueries } from './reports.queries.js';
import {
  DECIDE_CASE,
  HIDE_BY_CASE,
  LOCK_CASE,
  LOCK_TARGET_OF_CASE,
  LOCK_THING,
  OTHER_HIDING,
} from './reports.statements.js';
import type { ReportView } from './reports.views.js';

/** What is decided about a case. */
export interface Decided {
  decision: ReportDecision;
  reason: DecisionReason | null;
  note: string | null;
  /** Until when somebody is suspended, where that is said of them directly; as long as reports suspend otherwise. */
  until?: Date;
  /** It ends what was decided of them before, where that is as it was seen; else whichever ends last is in force. */
  replaces?: SeenSuspension | undefined;
  /** What the audit log says of the suspension; the decision and its note unless given. */
  line?: string;
  /** The caller writes what was done into the audit log. */
  isDirect?: boolean;
}

/** A case under its lock. */
interface LockedCase {
  targetType: ReportTargetType;
  targetUuid: string;
  author: { uuid: string; role: Role } | null;
  /** It suspends its author, who has appealed: to suspend once more leaves the end as it is, also one that is past. */
  isSuspensionHeard?: boolean;
}

/** What moderators decide: each decision is one transaction. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly database: Database,
    private readonly queries: ReportsQueries,
    private readonly targets: ReportTargets,
    private readonly suspensions: Suspensions,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly desk: Desk,
  ) {}

  /**
   * A decision may be changed by another one, which takes its suspension back, except that what is deleted stays so, what
   * another case hides stays hidden, and whom another cause suspends stays suspended.
   * Its author is told, and of an appeal in any case. Throws `FORBIDDEN` by `mayDecide` and for what is of the moderator's own company,
   * `NEEDS_SECOND_MODERATOR` by `decidableFrom`, and `CHANGED_MEANWHILE` where the case, or what it is about, is not as the moderator has
   * seen it.
   */
  async decide(reader: Reader<Viewer>, args: DecideReportArgs): Promise<ReportView> {
    const { uuid, seenAt, decision, reason = null, note = null } = args;
    const { viewer } = reader;
    await this.database.transaction(async () => {
      const { isAsSeen, isTold, isOwn, ...locked } = await this.#lock(viewer, uuid, seenAt);
      assertRule(!isOwn && mayDecide(viewer, locked.author), 'FORBIDDEN');
      assertRule(isAsSeen, 'CHANGED_MEANWHILE');
      await this.carryOut(viewer, uuid, locked, { decision, reason, note });
      if (locked.author && (isTold || decision !== 'KEEP')) await this.tell(locked.author.uuid, uuid);
    });
    await this.desk.changed(uuid);
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** The case, and before it what it is about. */
  async #lock(viewer: Viewer, uuid: string, seenAt: Date): Promise<RowOf<'reports.lockCase'> & LockedCase> {
    const { targetType, targetUuid } = found(await this.database.row(LOCK_TARGET_OF_CASE, { case: uuid }));
    if (isChangeable(targetType)) await this.database.rows(LOCK_THING[targetType], { thing: targetUuid });
    return found(await this.database.row(LOCK_CASE, { case: uuid, seenAt, moderator: viewer.uuid }));
  }

  /** Of a case under its lock, in the transaction of the decision; throws `NEEDS_SECOND_MODERATOR` by `decidableFrom`. */
  async carryOut(viewer: Decider, uuid: string, locked: LockedCase, decided: Decided): Promise<void> {
    const { targetType, targetUuid, author, isSuspensionHeard = false } = locked;
    const { decision, reason, note, isDirect = false } = decided;
    const target = this.targets.get(targetType);
    if (!canDecide(decision, target)) throw invalidDecision();
    const isHiding = isHiddenAfter(decision, targetType);
    if (decision === 'DELETE') await target?.remove?.(targetUuid);
    else await this.#setHidden(uuid, locked, isHiding);
    const row = await this.database.row(DECIDE_CASE, {
      ...{ case: uuid, moderator: viewer.uuid, isHiding },
      ...{ decision, reason, note },
    });
    assertRule(row !== undefined, 'NEEDS_SECOND_MODERATOR');
    const detail = note === null ? decision : `${decision}: ${note}`;
    if (!isDirect) await this.audit.record(viewer, { action: 'decideReport', targetType, targetUuid, detail });
    if (!author) return;
    if (decision === 'WARN') await this.#noteWarning(viewer, author.uuid, detail);
    const suspended = { uuid: author.uuid, caseUuid: uuid, reason: decided.line ?? detail };
    if (decision !== 'SUSPEND') await this.suspensions.endForCase(viewer, suspended);
    else if (!isSuspensionHeard) await this.suspensions.suspendForCase(viewer, suspended, decided);
  }

  /** An open case hides nothing any more, unless somebody reports it once more; it waits to be read. Part of a transaction. */
  async stopHiding(uuid: string, target: Pick<LockedCase, 'targetType' | 'targetUuid'>): Promise<void> {
    await this.database.rows(HIDE_BY_CASE, { case: uuid, isHiding: false });
    await this.#setHidden(uuid, target, false);
  }

  /** The author reads why, and may appeal. Nobody learns which moderator it was. */
  tell(authorUuid: string, caseUuid: string): Promise<void> {
    return this.notifications.notify({
      type: 'Decision',
      from: authorUuid,
      to: authorUuid,
      causeUuid: caseUuid,
      path: '/decisions',
    });
  }

  /** It stays hidden where another case hides it, too. */
  async #setHidden(
    uuid: string,
    { targetType: type, targetUuid }: Pick<LockedCase, 'targetType' | 'targetUuid'>,
    isHiding: boolean,
  ): Promise<void> {
    const other = await this.database.row(OTHER_HIDING, { case: uuid, type, target: targetUuid });
    await this.targets.get(type)?.setHidden?.(targetUuid, isHiding || other !== undefined);
  }

  /** Whoever decides about them next sees it. */
  #noteWarning(viewer: Decider, authorUuid: string, detail: string): Promise<void> {
    return this.audit.record(viewer, { action: 'warnUser', targetType: 'user', targetUuid: authorUuid, detail });
  }
}

function isChangeable(type: ReportTargetType): type is keyof typeof LOCK_THING {
  return type in LOCK_THING;
}

function invalidDecision(): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path: 'decision', code: 'INVALID' }] });
}
