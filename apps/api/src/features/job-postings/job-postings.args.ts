import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { fields, text, uuid } from '@haiko/shared/contract/fields';
import { JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import * as v from 'valibot';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { KeywordPageArgs, keywordPageEntries } from '../job-search/job-search.args.js';
import { DECISION_NOTE_MAX } from '../administration/administration.inputs.js';

export const JobPostingStateEnum = Object.fromEntries(JOB_POSTING_STATES.map((state) => [state, state])) as {
  [State in JobPostingState]: State;
};
registerEnumType(JobPostingStateEnum, {
  name: 'JobPostingState',
  description:
    'OPEN · CLOSED by its company · EXPIRED, the deadline is over · HIDDEN, not public · BLOCKED by moderators.',
});

@ArgsType()
@ValidatedBy(fields({ ...keywordPageEntries, state: v.nullish(v.picklist(JOB_POSTING_STATES, 'INVALID')) }))
export class CompanyPostingsArgs extends KeywordPageArgs {
  @Field(() => JobPostingStateEnum, { nullable: true, description: 'All of them unless given.' })
  state?: JobPostingState | null;
}

@ArgsType()
@ValidatedBy(fields({ uuid, reason: text({ max: DECISION_NOTE_MAX }), isBlocked: v.boolean('INVALID') }))
export class BlockJobPostingArgs extends UuidArgs {
  @Field()
  reason: string;

  @Field(() => Boolean, { defaultValue: true, description: 'False lets everybody see it again.' })
  isBlocked: boolean;
}
