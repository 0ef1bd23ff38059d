import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { APPLICATION_STATES, type ApplicationState } from '@haiko/shared/applications';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { APPLICATION_MESSAGE_MAX } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, Letters, Localized, localizedFields, long, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type CompanyCardRow, companyCardView } from '../companies/company-card.js';
import { JobPostingView } from '../job-postings/job-postings.views.js';
import { LastMessageView } from '../notes/conversations.views.js';
import { ResumeView } from '../resumes/resumes.views.js';
import { ShownTextView } from '../translations/translations.views.js';
import { applicantView, type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import { ApplicationStateEnum } from './applications.args.js';

/** Steps of one application: each decision is one, and interviews may be put off. */
const MAX_STEPS = 20;

@ObjectType('ApplicationStep')
export class ApplicationStepView {
  @Field(() => ApplicationStateEnum)
  state: ApplicationState;

  @Field()
  at: Date;

  @Field({ description: '`seeker`, `company` or `system`.' })
  by: string;
}

@ObjectType('ShownApplication', { description: "An application's message in one language, or as it was written." })
export class ShownApplicationView extends ShownTextView {
  @Letters(APPLICATION_MESSAGE_MAX)
  @Field()
  message: string;
}

@ObjectType('Application', { description: 'Somebody applies for a job; seen by the two sides alone.' })
export class ApplicationView extends Localized(long('message', APPLICATION_MESSAGE_MAX)) {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field({ description: 'The version that a decision names as `seenAt`.' })
  updatedAt: Date;

  @Field(() => ApplicationStateEnum)
  state: ApplicationState;

  @Field(() => String, { nullable: true, description: 'Why it was declined or closed.' })
  reason: string | null;

  @Field(() => Date, { nullable: true })
  readAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the company first did more than read it.' })
  answeredAt: Date | null;

  @Field(() => Date, { nullable: true })
  interviewAt: Date | null;

  @Field(() => LanguageEnum, { description: 'Of the message.' })
  originalLanguage: Language;

  @Field()
  showVisa: boolean;

  @Field({ description: 'Whether the law on work of people under 18 is to be known.' })
  isMinor: boolean;

  @Field({ description: "Whether the reader's side blocks the other." })
  isBlocked: boolean;

  @Field(() => JobPostingView, { nullable: true })
  jobPosting: JobPostingView | null;

  @Field(() => UserView)
  seeker: UserView;

  @Field(() => ResumeView, { nullable: true, description: 'What was sent; null once it is gone.' })
  resume: ResumeView | null;

  @Field(() => UserView, { description: 'The seeker; to the seeker a card with the name and logo of the company.' })
  conversationPartner: UserView;

  @Field(() => [ApplicationStepView], { complexity: MAX_STEPS })
  history: ApplicationStepView[];

  @Field(() => LastMessageView, { nullable: true, description: 'Of its conversation; null while nobody has written.' })
  lastMessage: LastMessageView | null;

  @Field(() => Date, { nullable: true })
  lastMessageAt: Date | null;

  @Field(() => Int, { description: "Notes of the other side that the reader's has not seen." })
  unreadCount: number;

  [TEXT]: LocalizedText;
}

@ObjectType('ApplicationStateCount')
export class ApplicationStateCountView {
  @Field(() => ApplicationStateEnum)
  state: ApplicationState;

  @Field(() => Int)
  count: number;
}

@ObjectType('ApplicationCount')
export class ApplicationCountView {
  @Field(() => JobPostingView, { nullable: true })
  jobPosting: JobPostingView | null;

  @Field(() => Int)
  count: number;

  @Field(() => Int)
  unreadCount: number;

  @Field(() => Date, { nullable: true, description: 'When the one was sent that waits longest for an answer.' })
  waitingSince: Date | null;

  @Field(() => [ApplicationStateCountView], {
    description: 'The states that somebody is in.',
    complexity: APPLICATION_STATES.length,
  })
  states: ApplicationStateCountView[];
}

export const ApplicationPageView = PageOf(ApplicationView, 'ApplicationPage');

export const ApplicationCountPageView = PageOf(ApplicationCountView, 'ApplicationCountPage');

export interface ApplicationRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  state: ApplicationState;
  reason: string | null;
  readAt: Date | null;
  answeredAt: Date | null;
  interviewAt: Date | null;
  jobPostingUuid: string;
  resumeUuid: string | null;
  message: LocalizedText;
  originalLanguage: Language;
  showVisa: boolean;
  seeker: UserCardRow;
  isMinor: boolean | null;
  isBlocked: boolean;
  company: CompanyCardRow;
  /** In which language the other side reads: of a company its owner. */
  partnerLanguage: Language | null;
  lastMessage: { content: LocalizedText; originalLanguage: Language; hasFile: boolean } | null;
  lastMessageAt: Date | null;
  unreadCount: number;
  /** Null where nobody has asked for it. */
  history: { state: ApplicationState; at: string; by: string }[] | null;
}

interface Parts {
  jobPosting: JobPostingView | null;
  resume: ResumeView | null;
}

/** An application as one of its two sides sees it. */
export function applicationView(row: ApplicationRow, { viewer }: Reader<Viewer>, parts: Parts): ApplicationView {
  const {
    jobPostingUuid: _posting,
    resumeUuid: _resume,
    message,
    seeker: person,
    company,
    partnerLanguage,
    lastMessage,
    ...rest
  } = row;
  const isSeeker = person.uuid === viewer.uuid;
  const seeker = isSeeker ? userCardView(person, viewer) : applicantView(person, viewer);
  return {
    ...rest,
    ...localizedFields('message', message, row.originalLanguage),
    isMinor: row.isMinor ?? false,
    jobPosting: parts.jobPosting,
    seeker,
    resume: parts.resume && withVisa(parts.resume, isSeeker || row.showVisa),
    conversationPartner: { ...(isSeeker ? companyCardView(company) : seeker), language: partnerLanguage },
    [TEXT]: message,
    lastMessage: lastMessage && {
      ...localizedFields('content', lastMessage.content, lastMessage.originalLanguage),
      hasFile: lastMessage.hasFile,
    },
    history: (row.history ?? []).map(({ state, at, by }) => ({ state, at: new Date(at), by })),
  };
}

function withVisa(resume: ResumeView, isShown: boolean): ResumeView {
  return isShown ? resume : { ...resume, visaMainId: null, visaSubId: null };
}
