import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { report } from '@haiko/shared/contract/reports';
import type { OwnReport } from '@haiko/shared/contract/reports.schemas';
import { REPORTERS_TO_HIDE } from '@haiko/shared/limits';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import type { InferInput } from 'valibot';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AdministrationService } from '../administration/administration.service.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Desk } from './desk.service.js';
import { type ReportTarget, ReportTargets } from './report-targets.js';
import type { DecideReportArgs } from './reports.inputs.js';
import { canDecide, canReport, isHiddenAfter, isNewReport, mayDecide } from './reports.policy.js';
import { ReportsQueries } from './reports.queries.js';
import {
  COUNT_REPORTER,
  DECIDE_CASE,
  FIND_OWN_REPORT,
  HIDE_BY_CASE,
  INSERT_REPORT,
  LOCK_CASE,
  LOCK_TARGET,
  LOCK_TARGET_OF_CASE,
  OTHER_HIDING,
} from './reports.statements.js';
import type { ReportView } from './reports.views.js';
import { SET_SIGNS } from './scam-marks.statements.js';

type ReportInput = BodyOf<typeof report>;
type OwnReportView = InferInput<typeof OwnReport>;
type OwnReportRow = OwnReportView & { keptAt: Date | null };

/** What people report and what moderators decide: each is one transaction. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly queries: ReportsQueries,
    private readonly targets: ReportTargets,
    private readonly administration: AdministrationService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly desk: Desk,
  ) {}

  /**
   * Reporting the same thing again returns the first report, unless it was kept and has been changed since. Enough different
   * reporters hide it until a moderator decides. A block stands in nobody's way. Throws `NOT_FOUND` for what is not there,
   * hidden, or a note between others, `VALIDATION_FAILED` for one's own.
   */
  async report(viewer: Viewer, { targetType, targetUuid, reason, text = null }: ReportInput): Promise<OwnReportView> {
    let opened: string | undefined;
    const sent = await this.database.transaction(async () => {
      await this.database.rows(LOCK_TARGET, { type: targetType, target: targetUuid });
      const own = await this.database.row(FIND_OWN_REPORT, {
        reporter: viewer.uuid,
        type: targetType,
        target: targetUuid,
      });
      if (own?.keptAt === null) return ownReportView(own);
      const target = this.targets.get(targetType);
      const thing = await target?.find(targetUuid, viewer);
      if (own && !isNewReport(own.keptAt, thing?.changedAt)) return ownReportView(own);
      const { authorUuid, excerpt, isOfficial } = found(thing);
      if (!canReport(viewer.uuid, authorUuid)) throw invalid('targetUuid');
      const sender = { reporter: viewer.uuid, isConfirmed: viewer.isEmailConfirmed };
      const reported = { ...sender, type: targetType, target: targetUuid };
      const { uuid, counted } = found(
        await this.database.row(COUNT_REPORTER, { ...reported, author: authorUuid, excerpt }),
      );
      opened = uuid;
      const report = found(await this.database.row(INSERT_REPORT, { ...reported, case: uuid, reason, text }));
      if (targetType === 'note') await this.#keepSignsOfNote(uuid, targetUuid, excerpt);
      if (counted >= REPORTERS_TO_HIDE && !isOfficial) await this.#hideByCase(uuid, targetUuid, target);
      return report;
    });
    if (opened !== undefined) await this.desk.changed(opened);
    return sent;
  }

  /**
   * A decision may be changed by another one, which takes its suspension back, except that what is deleted stays so, what
   * another case hides stays hidden, and whom another cause suspends stays suspended.
   * Its author is told, and of an appeal in any case. Throws `FORBIDDEN` by `mayDecide`, `NEEDS_SECOND_MODERATOR` by
   * `decidableFrom`, and `CHANGED_MEANWHILE` where the case is not as the moderator has seen it.
   */
  async decide(reader: Reader<Viewer>, args: DecideReportArgs): Promise<ReportView> {
    const { uuid, seenAt, decision, reason = null, note = null } = args;
    const { viewer } = reader;
    await this.database.transaction(async () => {
      await this.database.rows(LOCK_TARGET_OF_CASE, { case: uuid });
      const { isAsSeen, isTold, ...reported } = found(await this.database.row(LOCK_CASE, { case: uuid, seenAt }));
      const { targetType, targetUuid, author } = reported;
      assertRule(mayDecide(viewer, author), 'FORBIDDEN');
      assertRule(isAsSeen, 'CHANGED_MEANWHILE');
      const target = this.targets.get(targetType);
      if (!canDecide(decision, target)) throw invalid('decision');
      const isHiding = isHiddenAfter(decision, targetType);
      if (decision === 'DELETE') await target?.remove?.(targetUuid);
      else {
        const other = await this.database.row(OTHER_HIDING, { case: uuid, type: targetType, target: targetUuid });
        await target?.setHidden?.(targetUuid, isHiding || other !== undefined);
      }
      const decided = { case: uuid, moderator: viewer.uuid, decision, reason, note, isHiding };
      assertRule((await this.database.row(DECIDE_CASE, decided)) !== undefined, 'NEEDS_SECOND_MODERATOR');
      const detail = note === null ? decision : `${decision}: ${note}`;
      await this.audit.record(viewer, { action: 'decideReport', targetType, targetUuid, detail });
      if (author && decision === 'WARN') await this.#noteWarning(viewer, author.uuid, detail);
      if (author) {
        const suspended = { uuid: author.uuid, caseUuid: uuid, reason: detail };
        if (decision === 'SUSPEND') await this.administration.suspendForCase(viewer, suspended);
        else await this.administration.endForCase(viewer, suspended);
      }
      if (author && (isTold || decision !== 'KEEP')) await this.#tell(author.uuid, uuid);
    });
    await this.desk.changed(uuid);
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** What two people write each other is looked at once one of them has reported it, and no more of it than they reported. */
  async #keepSignsOfNote(caseUuid: string, target: string, excerpt: string): Promise<void> {
    const signs = scamSigns(excerpt);
    if (signs.length > 0)
      await this.database.rows(SET_SIGNS, { case: caseUuid, type: 'note', target, signs, hash: '' });
  }

  async #hideByCase(caseUuid: string, targetUuid: string, target: ReportTarget | undefined): Promise<void> {
    if (!target?.setHidden) return;
    await target.setHidden(targetUuid, true);
    await this.database.rows(HIDE_BY_CASE, { case: caseUuid });
  }

  /** The author reads why, and may appeal. Nobody learns which moderator it was. */
  #tell(authorUuid: string, caseUuid: string): Promise<void> {
    return this.notifications.notify({
      type: 'Decision',
      from: authorUuid,
      to: authorUuid,
      causeUuid: caseUuid,
      path: '/decisions',
    });
  }

  /** Whoever decides about them next sees it. */
  #noteWarning(viewer: Viewer, authorUuid: string, detail: string): Promise<void> {
    return this.audit.record(viewer, { action: 'warnUser', targetType: 'user', targetUuid: authorUuid, detail });
  }
}

function ownReportView({ keptAt: _keptAt, ...view }: OwnReportRow): OwnReportView {
  return view;
}

function invalid(path: string): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path, code: 'INVALID' }] });
}
