import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { fields, text, uuid } from '@haiko/shared/contract/fields';
import { cause } from '@haiko/shared/contract/reports.schemas';
import { HIDDEN_REASONS, JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { WISH_KINDS } from '@haiko/shared/reference/forbiddenWishes';
import type { DecisionReason } from '@haiko/shared/reports';
import * as v from 'valibot';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { KeywordPageArgs, keywordPageEntries } from '../job-search/job-search.args.js';

export const JobPostingStateEnum = enumOf(JOB_POSTING_STATES);
registerEnumType(JobPostingStateEnum, {
  name: 'JobPostingState',
  description:
    'OPEN · CLOSED by its company · EXPIRED, the deadline is over · HIDDEN, not public · BLOCKED by moderators.',
});

export const HiddenReasonEnum = enumOf(HIDDEN_REASONS);
registerEnumType(HiddenReasonEnum, {
  name: 'HiddenReason',
  description:
    'BELOW_MINIMUM_WAGE, until its company mends that · BUSINESS_CLOSED, as the tax office says of its company · SOURCE_STOPPED, an import that nobody has looked after for two days.',
});

export const WishKindEnum = enumOf(WISH_KINDS);
registerEnumType(WishKindEnum, { name: 'WishKind', description: 'What employers may not ask for, by its subject.' });

@ArgsType()
@ValidatedBy(fields({ ...keywordPageEntries, state: v.nullish(v.picklist(JOB_POSTING_STATES, 'INVALID')) }))
export class CompanyPostingsArgs extends KeywordPageArgs {
  @Field(() => JobPostingStateEnum, { nullable: true, description: 'All of them unless given.' })
  state?: JobPostingState | null;
}

@ArgsType()
@ValidatedBy(
  fields({
    uuid,
    reason: text({ max: DECISION_NOTE_MAX }),
    isBlocked: v.boolean('INVALID'),
    cause,
  }),
)
export class BlockJobPostingArgs extends UuidArgs {
  @Field({ description: 'For the audit log.' })
  reason: string;

  @Field(() => String, {
    nullable: true,
    description: 'What its company is told, one of `readDecisionReasons`; `OTHER` unless given.',
  })
  cause?: DecisionReason | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False lets everybody see it again.' })
  isBlocked: boolean;
}
