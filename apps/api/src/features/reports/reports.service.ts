import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { report } from '@haiko/shared/contract/reports';
import type { OwnReport } from '@haiko/shared/contract/reports.schemas';
import { REPORTERS_TO_HIDE } from '@haiko/shared/limits';
import type { InferInput } from 'valibot';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { Desk } from '../desk/desk.service.js';
import { type ReportTarget, ReportTargets } from './report-targets.js';
import { canReport, isNewReport } from './reports.policy.js';
import {
  COUNT_REPORTER,
  FIND_OWN_REPORT,
  HIDE_BY_CASE,
  HIDE_FROM_REPORTER,
  INSERT_REPORT,
  LOCK_TARGET,
} from './reports.statements.js';
import { ScamMarks } from './scam-marks.service.js';

type ReportInput = BodyOf<typeof report>;
type OwnReportView = InferInput<typeof OwnReport>;
type OwnReportRow = OwnReportView & { keptAt: Date | null; translatedAt: Date | null };

/** What people report: each report is one transaction. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly targets: ReportTargets,
    private readonly marks: ScamMarks,
    private readonly desk: Desk,
  ) {}

  /**
   * It is hidden from the reporter at once. Reporting the same thing again returns the first report, unless it was kept and has been
   * changed since. Enough different reporters hide it from everybody until a moderator decides. A block stands in nobody's way. Throws `NOT_FOUND` for what is not there,
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
      if (own) await this.#setHidden(viewer, own.uuid, true);
      if (own?.keptAt === null) return ownReportView(own);
      const target = this.targets.get(targetType);
      const thing = await target?.find(targetUuid, viewer);
      if (own && !isNewReport(own.keptAt, [thing?.changedAt, own.translatedAt])) return ownReportView(own);
      const { authorUuid, excerpt, isOfficial } = found(thing);
      if (!canReport(viewer.uuid, authorUuid)) throw invalid('targetUuid');
      const sender = { reporter: viewer.uuid, isConfirmed: viewer.isEmailConfirmed };
      const reported = { ...sender, type: targetType, target: targetUuid };
      const { uuid, counted } = found(
        await this.database.row(COUNT_REPORTER, { ...reported, author: authorUuid, excerpt }),
      );
      opened = uuid;
      const report = found(await this.database.row(INSERT_REPORT, { ...reported, case: uuid, reason, text }));
      if (targetType === 'note') await this.marks.lookAtReported(uuid, targetUuid, excerpt);
      if (counted >= REPORTERS_TO_HIDE && !isOfficial) await this.#hideByCase(uuid, targetUuid, target);
      return report;
    });
    if (opened !== undefined) await this.desk.changed(opened);
    return sent;
  }

  /** Shows what the viewer has reported to them again; the report stands. Throws `NOT_FOUND` for another one's report. */
  async showAgain(viewer: Viewer, uuid: string): Promise<void> {
    assertRule(await this.#setHidden(viewer, uuid, false), 'NOT_FOUND');
  }

  async #setHidden(viewer: Viewer, report: string, isHidden: boolean): Promise<boolean> {
    const rows = await this.database.rows(HIDE_FROM_REPORTER, { report, reporter: viewer.uuid, isHidden });
    return rows.length > 0;
  }

  async #hideByCase(caseUuid: string, targetUuid: string, target: ReportTarget | undefined): Promise<void> {
    if (!target?.setHidden) return;
    await target.setHidden(targetUuid, true);
    await this.database.rows(HIDE_BY_CASE, { case: caseUuid, isHiding: true });
  }
}

function ownReportView({ keptAt: _keptAt, translatedAt: _translatedAt, ...view }: OwnReportRow): OwnReportView {
  return view;
}

function invalid(path: string): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path, code: 'INVALID' }] });
}
