import { Field, Int, ObjectType } from '@nestjs/graphql';

/** How many codes are told at once, those of the most postings first. */
export const JOBS_SHOWN = 100;

@ObjectType('Work24Job', { description: 'A kind of work of the service that none of our jobs is.' })
export class Work24JobView {
  @Field({ description: 'As the service has it (KECO).' })
  code: string;

  @Field({ description: 'Of its group, in Korean; empty for a code that our table does not have.' })
  name: string;

  @Field(() => Int)
  postings: number;
}

@ObjectType('Work24', { description: 'How far the postings of the public employment service (고용24) are.' })
export class Work24View {
  @Field({ description: 'Whether there is a key for it.' })
  isOn: boolean;

  @Field(() => Int, { description: 'In its lists.' })
  postings: number;

  @Field(() => Int, { description: 'Details that are still to be read, a call each.' })
  wanted: number;

  @Field({ description: 'Whether its lists are being read.' })
  isReading: boolean;

  @Field(() => Date, { nullable: true, description: 'When they last were, to the end or not.' })
  readAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when nobody calls, because it failed.' })
  restUntil: Date | null;

  @Field(() => String, { nullable: true, description: 'Why: `SERVICE`, `STATUS`, `TIMEOUT` …' })
  problem: string | null;

  @Field(() => Date, { nullable: true })
  problemSince: Date | null;

  @Field(() => [Work24JobView], {
    complexity: JOBS_SHOWN,
    description: 'Kinds of work that stand under "other", those of the most postings first.',
  })
  otherJobs: Work24JobView[];
}
