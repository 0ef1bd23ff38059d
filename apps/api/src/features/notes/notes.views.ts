import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { NOTE_MAX } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, Localized, localizedFields, long } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { NOBODY, type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('Note', {
  description: 'Its texts are the original in every language: notes are translated only on request.',
})
export class NoteView extends Localized(long('content', NOTE_MAX)) {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => String, { nullable: true, description: 'A picture; the address works for some minutes.' })
  fileUrl: string | null;

  @Field(() => String, { nullable: true, description: 'The same picture, small.' })
  thumbnailUrl: string | null;

  @Field()
  isMyMessage: boolean;

  @Field({ description: 'Whether the recipient had seen it before this answer.' })
  isRead: boolean;

  @Field(() => UserView)
  fromUser: UserView;

  @Field(() => UserView)
  toUser: UserView;
}

export const NotePageView = PageOf(NoteView, 'NotePage');

/** A row of the note statements (notes.queries.ts). */
export interface NoteRow {
  uuid: string;
  createdAt: Date;
  originalLanguage: Language;
  content: LocalizedText;
  filePath: string | null;
  thumbnailPath: string | null;
  isRead: boolean;
  sender: UserCardRow;
  recipient: UserCardRow;
}

type Sign = (path: string) => string;

/** A note as one of its two people sees it; `sign` makes the addresses of its file usable. */
export function noteView(row: NoteRow, { viewer }: Reader<Viewer>, sign: Sign): NoteView {
  const { uuid, createdAt, originalLanguage, content, filePath, thumbnailPath, isRead, sender, recipient } = row;
  return {
    uuid,
    createdAt,
    originalLanguage,
    ...localizedFields('content', content, originalLanguage),
    fileUrl: filePath && sign(filePath),
    thumbnailUrl: thumbnailPath && sign(thumbnailPath),
    isMyMessage: sender.uuid === viewer.uuid,
    isRead,
    fromUser: personView(sender, viewer),
    toUser: personView(recipient, viewer),
  };
}

/** Somebody who has withdrawn is nobody any more; the uuid stays, because it is what the conversation is opened by. */
export function personView(row: UserCardRow, viewer: Viewer): UserView {
  return row.isWithdrawn ? { ...NOBODY, uuid: row.uuid } : userCardView(row, viewer);
}
