import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, Localized, localizedFields, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type CompanyCardRow, companyCardView } from '../companies/company-card.js';
import { ShownTextView } from '../translations/translations.views.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('ShownApplicationNote', { description: "A note's text in one language, or as it was written." })
export class ShownApplicationNoteView extends ShownTextView {
  @Field()
  content: string;
}

@ObjectType('ApplicationNote', { description: 'What one side of an application wrote to the other.' })
export class ApplicationNoteView extends Localized('content') {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field({ description: "Whether the reader's side wrote it." })
  isMyMessage: boolean;

  @Field({ description: 'Whether the other side has seen it.' })
  isRead: boolean;

  @Field(() => UserView, { description: 'To the seeker a card with the name and logo of the company.' })
  fromUser: UserView;

  [TEXT]: LocalizedText;
}

export const ApplicationNotePageView = PageOf(ApplicationNoteView, 'ApplicationNotePage');

export interface ApplicationNoteRow {
  uuid: string;
  createdAt: Date;
  originalLanguage: Language;
  content: LocalizedText;
  by: 'seeker' | 'company';
  isRead: boolean;
  seekerUuid: string;
  author: UserCardRow;
  company: CompanyCardRow;
}

/** A note as one of the two sides sees it: the company's own people see which of them wrote it. */
export function applicationNoteView(row: ApplicationNoteRow, { viewer }: Reader<Viewer>): ApplicationNoteView {
  const { uuid, createdAt, originalLanguage, content, by, isRead, seekerUuid, author, company } = row;
  const side = seekerUuid === viewer.uuid ? 'seeker' : 'company';
  return {
    ...{ uuid, createdAt, originalLanguage, isRead },
    ...localizedFields('content', content, originalLanguage),
    isMyMessage: by === side,
    fromUser: side === 'seeker' && by === 'company' ? companyCardView(company) : userCardView(author, viewer),
    [TEXT]: content,
  };
}
