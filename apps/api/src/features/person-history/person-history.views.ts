import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DecisionReason, ReportDecision, ReportTargetType } from '@haiko/shared/reports';
import type { Role } from '../../platform/access/caller.js';
import { RoleEnum } from '../administration/administration.views.js';
import { ReturnMarkView } from '../administration/return-marks.views.js';
import { ReportDecisionEnum } from '../reports/reports.inputs.js';

export const PAST_CASES_SHOWN = 10;

@ObjectType('PastCase')
export class PastCaseView {
  @Field(() => ID)
  uuid: string;

  @Field(() => String)
  targetType: ReportTargetType;

  @Field({ description: 'Empty for what moderators read case by case.' })
  excerpt: string;

  @Field(() => ReportDecisionEnum, { nullable: true })
  decision: ReportDecision | null;

  @Field(() => String, { nullable: true })
  decisionReason: DecisionReason | null;

  @Field()
  createdAt: Date;
}

@ObjectType('PersonHistory', {
  description: 'What moderators know of a person: whose thing it is, or who reported it.',
})
export class PersonHistoryView {
  @Field()
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  suspendedUntil: Date | null;

  @Field(() => RoleEnum)
  role: Role;

  @Field(() => Int, { description: 'How often they were suspended.' })
  suspensions: number;

  @Field(() => Int, { description: 'How often they were warned.' })
  warnings: number;

  @Field(() => Int, { description: 'How many things of theirs were reported.' })
  cases: number;

  @Field(() => Int, { description: 'How many of those were hidden, deleted, or what else was decided against them.' })
  upheld: number;

  @Field(() => Int, { description: 'How much they reported in all.' })
  reports: number;

  @Field(() => Int, { description: 'How much of that was kept.' })
  kept: number;

  @Field(() => Int, { description: 'How many translations of theirs were accepted.' })
  acceptedSuggestions: number;

  @Field(() => Int, { description: 'How many were not.' })
  rejectedSuggestions: number;

  @Field(() => Int, { nullable: true, description: 'How often companies of theirs were rejected; for administrators.' })
  rejections: number | null;

  @Field(() => ReturnMarkView, { nullable: true, description: 'Whether they may have been suspended before.' })
  returnMark: ReturnMarkView | null;

  @Field(() => [PastCaseView], { complexity: PAST_CASES_SHOWN, description: 'The newest first.' })
  pastCases: PastCaseView[];
}
