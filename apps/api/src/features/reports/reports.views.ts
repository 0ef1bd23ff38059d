import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { SCAM_SIGNS, type ScamSign } from '@haiko/shared/reference/scamSigns';
import type { DecisionReason, ReportDecision, ReportReason, ReportTargetType } from '@haiko/shared/reports';
import type { Reader } from '../../platform/access/caller.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

import { listedExcerpt } from './reports.policy.js';
import { ReportDecisionEnum, type ReportState, ReportStateEnum } from './reports.inputs.js';

/** How many reporters' own words a moderator sees with a case. */
export const TEXTS_SHOWN = 10;

/** How many of its watched words are named with a case. */
export const WORDS_SHOWN = 10;

@ObjectType('FoundWord', { description: 'A watched word that a text has.' })
export class FoundWordView {
  @Field()
  word: string;

  @Field({ description: 'Why moderators watch it.' })
  why: string;
}

@ObjectType('ReportedThing')
export class ReportedThingView {
  @Field(() => String, { description: 'What kind of thing, as it is reported.' })
  type: ReportTargetType;

  @Field(() => ID)
  uuid: string;

  @Field({
    description:
      'As it read when it was first reported. Of what the two sides of an application write only `readReportCase` says it, and writes that down.',
  })
  excerpt: string;
}

@ObjectType('Report', { description: 'What was reported of one thing, by however many people, until it was decided.' })
export class ReportView {
  @Field(() => ID)
  uuid: string;

  @Field(() => ReportedThingView)
  target: ReportedThingView;

  @Field(() => UserView, { nullable: true, description: 'Whose it is.' })
  author: UserView | null;

  @Field(() => String, { description: 'What most of the reporters chose.' })
  reason: ReportReason;

  @Field(() => [String], {
    complexity: SCAM_SIGNS.length,
    description:
      'What it says that people are cheated with, the worst first; of a note once its receiver has reported it.',
  })
  scamSigns: ScamSign[];

  @Field(() => [FoundWordView], { complexity: WORDS_SHOWN, description: 'The words that it has and moderators watch.' })
  watchedWords: FoundWordView[];

  @Field(() => [String], {
    description: 'What the first reporters wrote; empty for its author and their friends.',
    complexity: TEXTS_SHOWN,
  })
  texts: string[];

  @Field(() => ReportStateEnum)
  state: ReportState;

  @Field(() => Int, { description: 'How many people reported it.' })
  reporters: number;

  @Field()
  createdAt: Date;

  @Field({
    description: 'When somebody last reported it or decided, or its author changed it; a decision names it (`seenAt`).',
  })
  updatedAt: Date;

  @Field({
    description: 'Whether its author changed it after it was first reported: `target.excerpt` may say something else.',
  })
  isEdited: boolean;

  @Field(() => UserView, { nullable: true, description: 'Who decided last.' })
  decidedBy: UserView | null;

  @Field(() => ReportDecisionEnum, { nullable: true })
  decision: ReportDecision | null;

  @Field(() => String, { nullable: true, description: 'What its author is told, one of `readDecisionReasons`.' })
  decisionReason: DecisionReason | null;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => Date, { nullable: true })
  appealedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When another moderator decided about the appeal.' })
  heardAt: Date | null;
}

export const ReportPageView = PageOf(ReportView, 'ReportPage');

export interface ReportRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  targetType: ReportTargetType;
  targetUuid: string;
  excerpt: string;
  author: UserCardRow | null;
  isOwn: boolean;
  isEdited: boolean;
  reason: ReportReason;
  scamSigns: ScamSign[];
  watchedWords: FoundWordView[];
  texts: string[];
  reporters: number;
  decidedBy: UserCardRow | null;
  decision: ReportDecision | null;
  decisionReason: DecisionReason | null;
  note: string | null;
  appealedAt: Date | null;
  heardAt: Date | null;
}

/** A case as this moderator sees it. */
export function reportView(row: ReportRow, { viewer }: Reader): ReportView {
  const { targetType, targetUuid, excerpt: _excerpt, isOwn, author, decidedBy, ...rest } = row;
  return {
    ...rest,
    scamSigns: SCAM_SIGNS.filter((sign) => rest.scamSigns.includes(sign)),
    // What moderators tell each other is not for the one it is about.
    note: isOwn ? null : rest.note,
    target: { type: targetType, uuid: targetUuid, excerpt: listedExcerpt(row) },
    author: author && userCardView(author, viewer),
    decidedBy: decidedBy && userCardView(decidedBy, viewer),
    state: stateOf(row),
  };
}

function stateOf({ decision, appealedAt, heardAt }: ReportRow): ReportState {
  if (decision === null) return 'OPEN';
  return appealedAt && !heardAt ? 'APPEALED' : 'DECIDED';
}
