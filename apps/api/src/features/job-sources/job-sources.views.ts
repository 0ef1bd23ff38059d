import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageOf } from '../../platform/graphql/page.js';
import { JobImportView } from '../job-imports/job-imports.views.js';

/** How many sources the first list had. */
export const SOURCES_SHOWN = 30;
export const REASONS_SHOWN = 10;

const JOB_SOURCE_KINDS = ['FEED', 'WORK24', 'TABLE', 'COMMAND'] as const;
export type JobSourceKind = (typeof JOB_SOURCE_KINDS)[number];
const JobSourceKindEnum = enumOf(JOB_SOURCE_KINDS);
registerEnumType(JobSourceKindEnum, {
  name: 'JobSourceKind',
  description:
    'A feed of the settings, the public employment service, tables that administrators load, or what somebody imports by the command.',
});

const JOB_SOURCE_STATES = ['RUNNING', 'FAILING', 'STOPPED', 'MANUAL'] as const;
export type JobSourceState = (typeof JOB_SOURCE_STATES)[number];
const JobSourceStateEnum = enumOf(JOB_SOURCE_STATES);
registerEnumType(JobSourceStateEnum, {
  name: 'JobSourceState',
  description: 'Read by the timetable, failing, stopped by an administrator, or read by nobody but the command.',
});

const TRANSLATED_TEXTS = ['ALL', 'TITLES', 'NOTHING'] as const;
export type TranslatedTexts = (typeof TRANSLATED_TEXTS)[number];
const TranslatedTextsEnum = enumOf(TRANSLATED_TEXTS);
registerEnumType(TranslatedTextsEnum, {
  name: 'TranslatedTexts',
  description: 'What of its postings may be translated.',
});

@ObjectType('RefusedReason', { description: 'Why records were refused, and which.' })
export class RefusedReasonView {
  @Field({ description: 'What is wrong, and with which field: `REQUIRED title`.' })
  reason: string;

  @Field(() => Int)
  count: number;

  @Field(() => [String], { complexity: 0, description: 'The first of them.' })
  examples: string[];
}

@ObjectType('JobSource', { description: 'Where imported postings come from.' })
export class JobSourceView {
  @Field({ description: 'As postings are known by it, and the settings name it.' })
  source: string;

  @Field({ description: 'As readers know it.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of tables: where postings without a page of their own are read.',
  })
  link: string | null;

  @Field(() => String, { nullable: true, description: 'Of tables: what is said beside each posting.' })
  notice: string | null;

  @Field(() => JobSourceKindEnum)
  kind: JobSourceKind;

  @Field(() => JobSourceStateEnum)
  state: JobSourceState;

  @Field(() => Date, { nullable: true })
  stoppedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it first failed since it last worked.' })
  failingSince: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it fails: `UNREACHABLE`, `STATUS`, `TIMEOUT` …' })
  problem: string | null;

  @Field({ description: 'Whether it is being read.' })
  isReading: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is read again; null where nobody does, or it is being read.',
  })
  nextReadAt: Date | null;

  @Field(() => Int)
  openPostings: number;

  @Field(() => Int, {
    description:
      'Hidden because the source is stopped and was not seen to have them for two days; seen again, they are shown again.',
  })
  hiddenPostings: number;

  @Field(() => Int, { description: 'Those of them that none of our kinds of work is: they stand under "other".' })
  postingsWithoutJob: number;

  @Field(() => TranslatedTextsEnum)
  translated: TranslatedTexts;

  @Field(() => JobImportView, { nullable: true })
  lastImport: JobImportView | null;

  @Field(() => [RefusedReasonView], {
    complexity: REASONS_SHOWN,
    description: 'Why the last import refused records, the most frequent first.',
  })
  refused: RefusedReasonView[];
}

export const JobSourcePageView = PageOf(JobSourceView, 'JobSourcePage');
