import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { across, fields, optionalText, uuid } from '@haiko/shared/contract/fields';
import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { DECISION_REASONS, type DecisionReason, FOUND_WELL, type ReportDecision } from '@haiko/shared/reports';
import * as v from 'valibot';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

export const ReportStateEnum = { OPEN: 'OPEN', APPEALED: 'APPEALED', DECIDED: 'DECIDED' } as const;
export type ReportState = keyof typeof ReportStateEnum;
registerEnumType(ReportStateEnum, {
  name: 'ReportState',
  valuesMap: { APPEALED: { description: 'Decided, and its author appeals.' } },
});

export const ReportDecisionEnum: { [Decision in ReportDecision]: Decision } = {
  KEEP: 'KEEP',
  HIDE: 'HIDE',
  DELETE: 'DELETE',
  WARN: 'WARN',
  SUSPEND: 'SUSPEND',
};
registerEnumType(ReportDecisionEnum, {
  name: 'ReportDecision',
  description:
    'KEEP: it is shown · HIDE: only its author sees it · DELETE · WARN: hidden, and noted of its author · SUSPEND: hidden, and its author suspended.',
});

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state: v.nullish(v.enum(ReportStateEnum, 'INVALID')) }))
export class ReportsArgs extends PageArgs {
  @Field(() => ReportStateEnum, { nullable: true, description: 'Without it, all.' })
  state?: ReportState | null;
}

const decision = v.enum(ReportDecisionEnum, 'INVALID');
const reason = v.nullish(v.picklist(DECISION_REASONS, 'INVALID'));

@ArgsType()
@ValidatedBy(
  v.pipe(
    fields({ uuid, seenAt: v.date('INVALID'), decision, reason, note: optionalText({ max: DECISION_NOTE_MAX }) }),
    across(({ decision, reason }) => ({ reason: decision !== 'KEEP' && reason === FOUND_WELL ? 'INVALID' : null })),
  ),
)
export class DecideReportArgs extends UuidArgs {
  @Field({ description: '`updatedAt` as it was read: what was reported or decided since then has to be read first.' })
  seenAt: Date;

  @Field(() => ReportDecisionEnum)
  decision: ReportDecision;

  @Field(() => String, { nullable: true, description: 'What its author is told, one of `readDecisionReasons`.' })
  reason?: DecisionReason | null;

  @Field(() => String, { nullable: true, description: 'For the audit log.' })
  note?: string | null;
}
