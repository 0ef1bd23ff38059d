import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DecisionReason, ReportReason } from '@haiko/shared/reports';
import type { Language } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX } from '@haiko/shared/limits';
import { LanguageEnum, Letters } from '../../platform/graphql/localized.js';
import { UserView } from '../users/users.views.js';
import { ReportView } from './reports.views.js';

export const REPORTERS_SHOWN = 10;
/** Pictures of a post, texts of a posting. */
export const MOST_PARTS = 20;

@ObjectType('DecisionReason', { description: 'A reason that authors are told.' })
export class DecisionReasonView {
  @Field(() => String)
  reason: DecisionReason;

  @Field({ description: 'What the author reads, in the language asked for.' })
  text: string;
}

@ObjectType('ReportedText', { description: 'A text of what was reported, as it is now.' })
export class ReportedTextView {
  @Field()
  field: string;

  @Letters(CONTENT_MAX)
  @Field()
  original: string;

  @Letters(CONTENT_MAX)
  @Field(() => String, { nullable: true, description: 'In the reader’s language; null where there is none.' })
  translation: string | null;

  @Field({ description: 'Whether people have written `translation`, maybe the author.' })
  isByPeople: boolean;
}

@ObjectType('CaseTranslation', { description: 'A text of a case in the reader’s language.' })
export class CaseTranslationView {
  @Letters(CONTENT_MAX)
  @Field({ description: 'As it stands in the case.' })
  original: string;

  @Letters(CONTENT_MAX)
  @Field()
  translation: string;
}

@ObjectType('Reporter')
export class ReporterView {
  @Field(() => UserView)
  user: UserView;

  @Field(() => String)
  reason: ReportReason;

  @Field(() => String, { nullable: true })
  text: string | null;

  @Field()
  createdAt: Date;

  @Field(() => Int, { description: 'How much they reported in all.' })
  reports: number;

  @Field(() => Int, { description: 'How much of that was kept.' })
  kept: number;
}

@ObjectType('ReportCase', { description: 'Everything that is needed to decide.' })
export class ReportCaseView extends ReportView {
  @Field(() => LanguageEnum, { nullable: true })
  originalLanguage: Language | null;

  @Field(() => [ReportedTextView], {
    complexity: MOST_PARTS,
    description: 'Empty for what is gone, and for people and notes, of which `target.excerpt` says all.',
  })
  content: ReportedTextView[];

  @Field({ description: 'Whether `content` says something else than `target.excerpt`, what was reported.' })
  isChanged: boolean;

  @Field({ description: 'Whether `translateReportCase` makes something of what stands in other languages.' })
  mayTranslate: boolean;

  @Field(() => [String], { complexity: MOST_PARTS, description: 'Addresses of its pictures, good for some minutes.' })
  pictures: string[];

  @Field(() => String, { nullable: true, description: 'What its author says against the decision.' })
  appeal: string | null;

  @Field({ description: 'Whether it is hidden by this case.' })
  isHiding: boolean;

  @Field({ description: 'The viewer’s own, or of the company they work for: nobody decides about that.' })
  isOwn: boolean;

  @Field({ description: 'The author, or somebody who works for its company, is a friend of the viewer’s.' })
  isFriends: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'From when on the viewer may decide; null where another one has to.',
  })
  decidableFrom: Date | null;

  @Field(() => [ReporterView], {
    complexity: REPORTERS_SHOWN,
    description: 'Empty for its author, and for a friend of theirs who may not decide.',
  })
  reportedBy: ReporterView[];
}
