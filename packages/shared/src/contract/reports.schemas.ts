import * as v from 'valibot';
import { APPEAL_MAX, REPORT_TEXT_MAX } from '../limits.ts';
import { REPORT_REASONS, REPORT_TARGET_TYPES } from '../reports.ts';
import { fields, moment, optionalText, text, uuid } from './fields.ts';

/** Body of POST /api/report. */
export const ReportBody = fields({
  targetType: v.picklist(REPORT_TARGET_TYPES, 'INVALID'),
  targetUuid: uuid,
  reason: v.picklist(REPORT_REASONS, 'INVALID'),
  text: optionalText({ max: REPORT_TEXT_MAX }),
});

/** Body of POST /api/report/{caseUuid}/appeal: why the decision is wrong. */
export const AppealBody = fields({ text: text({ max: APPEAL_MAX }) });

/** Why something is taken from somebody without a report, as they are told; `OTHER` where nothing is said. */
export const cause = v.nullish(v.picklist(REPORT_REASONS, 'INVALID'));

/** Of a call that deletes: `cause` counts where an administrator deletes what somebody else wrote. */
export const DeletionQuery = fields({ cause });

/** A report as whoever sent it sees it. */
export const OwnReport = v.object({
  uuid: v.string(),
  targetType: v.picklist(REPORT_TARGET_TYPES),
  targetUuid: v.string(),
  reason: v.picklist(REPORT_REASONS),
  createdAt: moment,
});
