import { ArgsType, Field, ID } from '@nestjs/graphql';
import { fields, optionalFlag, optionalText, uuid } from '@haiko/shared/contract/fields';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import * as v from 'valibot';

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, keyword: optionalText({ max: KEYWORD_MAX }), isFriend: optionalFlag }))
export class ConversationListArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: "Part of the partner's name or of the last note." })
  keyword?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only friends, or only people who are none.' })
  isFriend?: boolean | null;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, partnerUserUuid: uuid }))
export class ConversationMessagesArgs extends PageArgs {
  @Field(() => ID)
  partnerUserUuid: string;
}

@ArgsType()
@ValidatedBy(fields({ language: v.picklist(LANGUAGES, 'INVALID') }))
export class NoteTranslationArgs {
  @Field(() => LanguageEnum)
  language: Language;
}
