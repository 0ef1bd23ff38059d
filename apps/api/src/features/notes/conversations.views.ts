import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { NOTE_MAX } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Localized, localizedFields, long } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type CompanyCardRow, companyCardView } from '../companies/company-card.js';
import { type UserCardRow, UserView } from '../users/users.views.js';
import { personView } from './notes.views.js';

@ObjectType('LastMessage')
export class LastMessageView extends Localized(long('content', NOTE_MAX)) {
  @Field({ description: 'Whether a picture came with it, or instead of a text.' })
  hasFile: boolean;
}

@ObjectType('ConversationJobPosting', { description: 'The posting that an application is for.' })
export class ConversationJobPostingView extends Localized('title') {
  @Field(() => ID)
  uuid: string;
}

@ObjectType('Conversation', { description: 'With somebody, or about an application; one entry of the list of both.' })
export class ConversationView {
  @Field(() => ID, { nullable: true, description: 'The application that it is about; null in private ones.' })
  applicationUuid: string | null;

  @Field(() => UserView, {
    description: 'To the seeker of an application a card with the name and logo of the company.',
  })
  partnerUser: UserView;

  @Field(() => ConversationJobPostingView, {
    nullable: true,
    description: 'Of an application, while the posting is there; null in private ones.',
  })
  jobPosting: ConversationJobPostingView | null;

  @Field(() => LastMessageView)
  lastMessage: LastMessageView;

  @Field(() => Int)
  unreadCount: number;

  @Field()
  lastMessageAt: Date;
}

export const ConversationPageView = PageOf(ConversationView, 'ConversationPage');

/** A row of the list (conversations.queries.ts). */
export interface ConversationRow {
  applicationUuid: string | null;
  person: UserCardRow;
  company: CompanyCardRow | null;
  jobPosting: { uuid: string; title: LocalizedText; originalLanguage: Language } | null;
  originalLanguage: Language;
  content: LocalizedText;
  hasFile: boolean;
  unreadCount: number;
  lastMessageAt: Date;
}

/** The other side: of an application the company, or to that who applied, without a picture. */
function partnerOf({ applicationUuid, person, company }: ConversationRow, viewer: Viewer): UserView {
  if (company) return companyCardView(company);
  return personView(applicationUuid === null ? person : { ...person, profileImageUrl: null }, viewer);
}

/** A conversation as its owner's list shows it. */
export function conversationView(row: ConversationRow, { viewer }: Reader<Viewer>): ConversationView {
  const { applicationUuid, jobPosting, content, originalLanguage, hasFile } = row;
  return {
    applicationUuid,
    partnerUser: partnerOf(row, viewer),
    jobPosting: jobPosting && {
      uuid: jobPosting.uuid,
      ...localizedFields('title', jobPosting.title, jobPosting.originalLanguage),
    },
    lastMessage: { ...localizedFields('content', content, originalLanguage), hasFile },
    unreadCount: row.unreadCount,
    lastMessageAt: row.lastMessageAt,
  };
}
