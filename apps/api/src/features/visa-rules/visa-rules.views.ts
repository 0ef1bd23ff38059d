import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type {
  StudentCourse,
  VisaRule,
  VisaRuleReason,
  VisaRuleState,
  VisaVerdict,
} from '@haiko/shared/reference/visaRules';
import type { Reader } from '../../platform/access/caller.js';
import { Localized, localizedFields } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { RuleInForce } from './visa-rules.policy.js';
import { StudentCourseEnum, VisaRuleReasonEnum, VisaRuleStateEnum, VisaVerdictEnum } from './visa-rules.inputs.js';

@ObjectType('VisaRule', { description: 'Who may do what work; null for what does not matter. For administrators.' })
export class VisaRuleView extends Localized('sentence') {
  @Field(() => ID)
  uuid: string;

  @Field(() => VisaRuleStateEnum)
  state: VisaRuleState;

  @Field(() => ID, { nullable: true, description: 'The rule in whose place it stands, or is to stand.' })
  replacesUuid: string | null;

  @Field(() => String, { nullable: true, description: 'As officials write it; null whatever the visa is.' })
  visa: string | null;

  @Field(() => StudentCourseEnum, { nullable: true })
  course: StudentCourse | null;

  @Field(() => Int, { nullable: true, description: 'Of readJobCategories: a group, or one job.' })
  job: number | null;

  @Field(() => Int, { nullable: true })
  hoursAWeek: number | null;

  @Field(() => Int, { nullable: true, description: 'TOPIK 1–6, from which on it holds.' })
  koreanLevel: number | null;

  @Field(() => Int, { nullable: true, description: 'For people younger than this.' })
  under: number | null;

  @Field(() => VisaVerdictEnum)
  verdict: VisaVerdict;

  @Field(() => VisaRuleReasonEnum)
  reason: VisaRuleReason;

  @Field({ description: 'First day, `YYYY-MM-DD` in Korea.' })
  from: string;

  @Field(() => String, { nullable: true, description: 'Last day; the day before the first where it never holds.' })
  until: string | null;

  @Field({ description: 'Name and address.' })
  source: string;

  @Field({ description: '`YYYY-MM-DD`: when it was last compared with its source.' })
  checkedAt: string;

  @Field({ description: 'Since when it says this; whoever confirms or ends it names it (`seenAt`).' })
  updatedAt: Date;

  @Field(() => UserView, { nullable: true, description: 'Null of what the product comes with.' })
  proposedBy: UserView | null;

  @Field(() => UserView, { nullable: true, description: 'Who confirmed it or took it back.' })
  decidedBy: UserView | null;

  @Field(() => Date, {
    nullable: true,
    description: 'From when on the reader may confirm it; null where somebody else has to.',
  })
  confirmableAt: Date | null;
}

export const VisaRulePageView = PageOf(VisaRuleView, 'VisaRulePage');

/** A row of the statements in visa-rules.queries.ts. */
export interface VisaRuleRow extends VisaRule {
  replacesUuid: string | null;
  state: VisaRuleState;
  updatedAt: Date;
  proposedBy: UserCardRow;
  decidedBy: UserCardRow | null;
  confirmableAt: Date | null;
}

/** A rule that an administrator entered, as this reader sees it. */
export function visaRuleView({ proposedBy, decidedBy, sentence, ...row }: VisaRuleRow, reader: Reader): VisaRuleView {
  return {
    ...row,
    ...localizedFields('sentence', sentence, reader.language),
    proposedBy: userCardView(proposedBy, reader.viewer),
    decidedBy: decidedBy && userCardView(decidedBy, reader.viewer),
  };
}

/** Since when a rule in force says this: what the product comes with, since its last check. */
export function inForceSince({ updatedAt, checkedAt }: RuleInForce): Date {
  return updatedAt ?? new Date(`${checkedAt}T00:00:00+09:00`);
}

/** A rule in force, whoever made it. */
export function ruleInForceView({ sentence, ...rule }: RuleInForce, { language }: Reader): VisaRuleView {
  return {
    ...rule,
    ...localizedFields('sentence', sentence, language),
    ...{ state: 'CONFIRMED', replacesUuid: null, proposedBy: null, decidedBy: null, confirmableAt: null },
    updatedAt: inForceSince({ ...rule, sentence }),
  };
}
