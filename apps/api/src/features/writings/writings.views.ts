import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ReportDecision } from '@haiko/shared/reports';
import { type Page, PageOf } from '../../platform/graphql/page.js';
import { ReportDecisionEnum } from '../reports/reports.inputs.js';

/** What somebody writes; of messages only those that were reported. */
export const WritingKindEnum = { POST: 'POST', COMMENT: 'COMMENT', JOB_POSTING: 'JOB_POSTING', NOTE: 'NOTE' } as const;
export type WritingKind = keyof typeof WritingKindEnum;
registerEnumType(WritingKindEnum, {
  name: 'WritingKind',
  valuesMap: { NOTE: { description: 'Those that one of the two sides has reported.' } },
});

@ObjectType('Writing', { description: 'Something that one person wrote.' })
export class WritingView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field({
    description:
      'What a decision about it sends as `seenAt`; it is another one once its author has changed it, or somebody reported it.',
  })
  updatedAt: Date;

  @Field({ description: 'How it begins.' })
  excerpt: string;

  @Field()
  isHidden: boolean;

  @Field(() => ID, { nullable: true, description: 'The newest case of it.' })
  caseUuid: string | null;

  @Field(() => ReportDecisionEnum, { nullable: true, description: 'What was decided about it last.' })
  decision: ReportDecision | null;
}

/** A page of what one person wrote. */
export interface WritingPage extends Page<WritingView> {
  version?: string;
}

@ObjectType('WritingPage')
export class WritingPageView extends PageOf(WritingView, 'Writings') implements WritingPage {
  @Field({
    description:
      'What a decision about all of the kind sends: another one once any of it is written, changed, reported or hidden. Empty for messages.',
  })
  version: string;
}

@ObjectType('DecidedWritings', { description: 'What became of a decision about much of what somebody wrote.' })
export class DecidedWritingsView {
  @Field(() => Int, { description: 'How much was decided by now.' })
  decided: number;

  @Field(() => Int, {
    description: 'How much waits for another moderator: what a friend wrote, or an appeal has given back.',
  })
  waiting: number;

  @Field({ description: 'Whether the rest is decided in the background.' })
  goesOn: boolean;
}
