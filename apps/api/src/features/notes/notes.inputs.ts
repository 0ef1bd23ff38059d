import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMinSize, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { KEYWORD_MAX, NOTE_MAX } from '@haiko/shared/limits';
import { PageArgs } from '../../platform/graphql/page.js';
import { List, MaxItems, OneOf, OptionalText, Uuid } from '../../platform/validation/validators.js';

const MAX_BULK = 100;
/** Longer than any path that the server gives. */
const FILE_PATH_MAX = 300;

/** Body of POST /api/notes/:id; one of the two is needed. */
export class NoteInput {
  @OptionalText({ max: NOTE_MAX })
  content?: string | null;

  /** The path of a picture that was uploaded for a note. */
  @OptionalText({ max: FILE_PATH_MAX })
  fileUrl?: string | null;
}

/** Body of POST /api/notes/message/:id/translate. */
export class TranslateNoteInput {
  @OneOf(LANGUAGES)
  language: Language;
}

/** Body of DELETE /api/notes/received and /sent. */
export class DeleteNotesInput {
  @List()
  @ArrayMinSize(1)
  @MaxItems(MAX_BULK)
  @Uuid({ each: true })
  noteUuids: string[];
}

@ArgsType()
export class ConversationListArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: "Part of the partner's nickname or of the last note." })
  @OptionalText({ max: KEYWORD_MAX })
  keyword?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only friends, or only people who are none.' })
  @IsOptional()
  isFriend?: boolean | null;
}

@ArgsType()
export class ConversationMessagesArgs extends PageArgs {
  @Field(() => ID)
  @Uuid()
  partnerUserUuid: string;
}
