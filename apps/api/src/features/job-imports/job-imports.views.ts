import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Extensions } from '@nestjs/graphql';

/** How many imports are told at once, the last ones, and how many of what they refused. */
export const IMPORTS_SHOWN = 50;
export const REFUSED_SHOWN = 500;

@ObjectType('RefusedRecord', { description: 'A record of a feed that was not taken.' })
export class RefusedRecordView {
  @Field({ description: 'Its id, or its number in the feed (`#7`) where it has none.' })
  record: string;

  @Field({ description: 'What is wrong, and with which field: `REQUIRED title`.' })
  reason: string;
}

@ObjectType('JobImport', { description: 'One import of the postings of a source.' })
export class JobImportView {
  @Field()
  source: string;

  @Field()
  startedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Null while it runs, and where the feed was not read to its end (`error`).',
  })
  finishedAt: Date | null;

  @Field(() => Int)
  created: number;

  @Field(() => Int)
  updated: number;

  @Field(() => Int)
  unchanged: number;

  @Field(() => Int, { description: 'Those that have left the feed.' })
  closed: number;

  @Field(() => Int, { description: 'Those that have left the feed, but so many at once that none was closed.' })
  keptOpen: number;

  @Field(() => Int)
  refusedCount: number;

  @Field(() => [RefusedRecordView], {
    complexity: 100,
    description: 'The first hundred, as long as those of newer imports leave room for them.',
  })
  @Extensions({ inAll: REFUSED_SHOWN })
  refused: RefusedRecordView[];

  @Field(() => String, {
    nullable: true,
    description: 'Why the feed was not read to its end; then nothing was closed.',
  })
  error: string | null;
}
