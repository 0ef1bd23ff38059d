import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { MAX_APPLICATION_NOTE_FILES, NOTE_MAX } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, Letters, Localized, localizedFields, long, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type CompanyCardRow, companyCardView } from '../companies/company-card.js';
import { ShownTextView } from '../translations/translations.views.js';
import { applicantView, type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('ShownApplicationNote', { description: "A note's text in one language, or as it was written." })
export class ShownApplicationNoteView extends ShownTextView {
  @Letters(NOTE_MAX)
  @Field()
  content: string;
}

@ObjectType('ApplicationNoteFile', { description: 'A paper or a picture that goes with a note.' })
export class ApplicationNoteFileView {
  @Field(() => ID)
  uuid: string;

  @Field()
  name: string;

  @Field({ description: 'Where it is read; the address works for some minutes.' })
  url: string;

  @Field({ description: 'Its media type.' })
  type: string;

  @Field(() => Int)
  size: number;
}

@ObjectType('ApplicationNote', { description: 'What one side of an application wrote to the other.' })
export class ApplicationNoteView extends Localized(long('content', NOTE_MAX)) {
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

  @Field(() => [ApplicationNoteFileView], { complexity: MAX_APPLICATION_NOTE_FILES })
  files: ApplicationNoteFileView[];

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
  files: (Omit<ApplicationNoteFileView, 'url'> & { path: string })[];
}

/**
 * A note as one of the two sides sees it: the company's own people see which of them wrote it. `sign` makes the addresses of its
 * files usable.
 */
export function applicationNoteView(
  row: ApplicationNoteRow,
  { viewer }: Reader<Viewer>,
  sign: (path: string) => string,
): ApplicationNoteView {
  const { uuid, createdAt, originalLanguage, content, by, isRead, seekerUuid, author, company } = row;
  const side = seekerUuid === viewer.uuid ? 'seeker' : 'company';
  return {
    ...{ uuid, createdAt, originalLanguage, isRead },
    ...localizedFields('content', content, originalLanguage),
    isMyMessage: by === side,
    fromUser:
      by === side
        ? userCardView(author, viewer)
        : by === 'company'
          ? companyCardView(company)
          : applicantView(author, viewer),
    files: row.files.map(({ path, ...file }) => ({ ...file, url: sign(path) })),
    [TEXT]: content,
  };
}
