import { ArgsType, Field, ID, registerEnumType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { REPORT_TEXT_MAX } from '@haiko/shared/limits';
import { REPORT_REASONS, REPORT_TARGET_TYPES, type ReportReason, type ReportTargetType } from '@haiko/shared/reports';
import { PageArgs } from '../../platform/graphql/page.js';
import { OneOf, OptionalText, Uuid } from '../../platform/validation/validators.js';
import type { ReportDecision } from './report-case.entity.js';
import { DECISION_NOTE_MAX } from '../administration/administration.inputs.js';

export const ReportStateEnum = { OPEN: 'OPEN', DECIDED: 'DECIDED' } as const;
export type ReportState = keyof typeof ReportStateEnum;
registerEnumType(ReportStateEnum, { name: 'ReportState' });

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

/** Body of POST /api/report. */
export class ReportInput {
  @OneOf(REPORT_TARGET_TYPES)
  targetType: ReportTargetType;

  @Uuid()
  targetUuid: string;

  @OneOf(REPORT_REASONS)
  reason: ReportReason;

  @OptionalText({ max: REPORT_TEXT_MAX })
  text?: string | null;
}

@ArgsType()
export class ReportsArgs extends PageArgs {
  @Field(() => ReportStateEnum, { nullable: true, description: 'Without it, all.' })
  @IsOptional()
  @OneOf(Object.values(ReportStateEnum))
  state?: ReportState | null;
}

@ArgsType()
export class DecideReportArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;

  @Field(() => ReportDecisionEnum)
  @OneOf(Object.values(ReportDecisionEnum))
  decision: ReportDecision;

  @Field(() => String, { nullable: true, description: 'Why, for the audit log.' })
  @OptionalText({ max: DECISION_NOTE_MAX })
  note?: string | null;
}
