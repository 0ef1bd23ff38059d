import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { RowOf } from '../../platform/database/statement.js';
import type { JobCounts } from '../../platform/jobs/job-counts.queries.js';

@ObjectType('BackgroundJobs', { description: 'How much background work of one kind there is.' })
export class BackgroundJobsView implements JobCounts {
  @Field()
  queue: string;

  @Field(() => Int)
  waiting: number;

  @Field(() => Int)
  active: number;

  @Field(() => Int, { description: 'Failed, and to be tried again by themselves.' })
  failed: number;

  @Field(() => Int, { description: 'Failed for good, until `retryDeadJobs` or `discardDeadJobs`.' })
  dead: number;

  @Field(() => Int, {
    nullable: true,
    description: 'For how long the oldest one has been waiting; null where none is.',
  })
  oldestWaitingSeconds: number | null;
}

@ObjectType('DeskCounts', { description: 'How much waits for moderators and administrators.' })
export class DeskCountsView implements RowOf<'operations.deskCounts'> {
  @Field({ description: 'From October on, until the minimum wage of next year is entered.' })
  isNextMinimumWageMissing: boolean;

  @Field(() => Int)
  reports: number;

  @Field(() => Int, { description: 'What reads like a scam, by its words.' })
  scams: number;

  @Field(() => Int, { description: 'What has a word that moderators watch.' })
  words: number;

  @Field(() => Int, { description: 'Authors who say that a decision is wrong.' })
  appeals: number;

  @Field(() => Int)
  suggestions: number;

  @Field(() => Int, { nullable: true, description: 'Null for moderators, who do not review companies.' })
  companies: number | null;

  @Field(() => Int, { nullable: true, description: 'Who bears the name of a wage defaulter. Null for moderators.' })
  defaulters: number | null;

  @Field(() => Int, { nullable: true, description: 'Visa rules that wait to be confirmed. Null for moderators.' })
  rules: number | null;

  @Field(() => Int, { nullable: true, description: 'Providers of translations that rest. Null for moderators.' })
  providers: number | null;

  @Field(() => Int, { nullable: true, description: 'Sources of imported postings that fail. Null for moderators.' })
  sources: number | null;
}
