import type { Type as ClassOf } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { fields, oneOf, optionalText, uuid, integer } from '@haiko/shared/contract/fields';
import { postEntries } from '@haiko/shared/contract/posts.schemas';
import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import {
  ADDRESS_MAX,
  CONTENT_MAX,
  MAP_URL_MAX,
  SUB_BOARD_NAME_MAX,
  SUB_BOARD_ORDER_MAX,
  TITLE_MAX,
} from '@haiko/shared/limits';
import { leadsWhereItSays } from '@haiko/shared/rules/homepage';
import * as v from 'valibot';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { PostFieldsInput } from '../posts/posts.inputs.js';
import type { AdminBoard } from './sub-board.entity.js';

export const BoardEnum: { [Board in AdminBoard]: Board } = {
  NOTICE: 'NOTICE',
  INFORMATION: 'INFORMATION',
  PLACE: 'PLACE',
  NEWS: 'NEWS',
};
registerEnumType(BoardEnum, { name: 'Board', description: 'The boards that admins write.' });

type TextFields<Names extends string> = Partial<Record<Names, string | null>>;

/** Base class with an optional text for each of the nine languages. */
function OptionalTexts<Names extends string>(nameOf: (language: Language) => Names) {
  @InputType({ isAbstract: true })
  class Texts {}
  for (const name of LANGUAGES.map(nameOf)) Field(() => String, { nullable: true })(Texts.prototype, name);
  return Texts as ClassOf<TextFields<Names>>;
}

/** The entries for those, of at most `max` characters each. */
function optionalTexts<Names extends string>(nameOf: (language: Language) => Names, max: number) {
  const entries = LANGUAGES.map((language) => [nameOf(language), optionalText({ max })] as const);
  return Object.fromEntries(entries) as Record<Names, ReturnType<typeof optionalText>>;
}

const itself = (language: Language) => language;

@InputType({ description: 'Titles by human translators; null takes a translation away.' })
class LocalizedTitlesInput extends OptionalTexts(itself) {}

@InputType({ description: 'Contents by human translators; null takes a translation away.' })
class LocalizedContentsInput extends OptionalTexts(itself) {}

const boardPost = fields({
  ...postEntries,
  board: oneOf(Object.values(BoardEnum)),
  subBoardUuid: v.nullish(uuid),
  titles: v.nullish(fields(optionalTexts(itself, TITLE_MAX))),
  contents: v.nullish(fields(optionalTexts(itself, CONTENT_MAX))),
  address: optionalText({ max: ADDRESS_MAX }),
  mapUrl: v.pipe(
    optionalText({ max: MAP_URL_MAX }),
    v.check((value) => !value || (value.startsWith('https:') && leadsWhereItSays(value)), 'INVALID'),
  ),
});

@InputType({ description: 'A post of a board; a change replaces the whole post.' })
export class BoardPostInput extends PostFieldsInput {
  @Field(() => BoardEnum)
  board: AdminBoard;

  @Field(() => ID, { nullable: true })
  subBoardUuid?: string | null;

  @Field(() => LocalizedTitlesInput, { nullable: true })
  titles?: LocalizedTitlesInput | null;

  @Field(() => LocalizedContentsInput, { nullable: true })
  contents?: LocalizedContentsInput | null;

  @Field(() => String, { nullable: true, description: 'Only of places.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Only of places; https.' })
  mapUrl?: string | null;
}

const nameField = (language: Language) => `name${LANGUAGE_SUFFIXES[language]}` as const;

const subBoard = fields({
  ...optionalTexts(nameField, SUB_BOARD_NAME_MAX),
  board: oneOf(Object.values(BoardEnum)),
  order: v.nullish(integer({ min: 0, max: SUB_BOARD_ORDER_MAX }), 0),
});

@InputType({ description: 'A category of a board; at least one name.' })
export class SubBoardInput extends OptionalTexts(nameField) {
  @Field(() => BoardEnum)
  board: AdminBoard;

  @Field(() => Int, { nullable: true, description: 'Smaller ones come first.' })
  order: number = 0;
}

/** The given names by language. */
export function namesOf(input: SubBoardInput): LocalizedText {
  return textsOf(Object.fromEntries(LANGUAGES.map((language) => [language, input[nameField(language)]])));
}

/** The texts that are there. */
export function textsOf(texts: TextFields<Language> | null | undefined): LocalizedText {
  return Object.fromEntries(LANGUAGES.flatMap((language) => (texts?.[language] ? [[language, texts[language]]] : [])));
}

/** The languages whose translation is to go: null where a text could stand. */
export function emptiedIn(texts: TextFields<Language> | null | undefined): Language[] {
  return LANGUAGES.filter((language) => texts?.[language] === null);
}

@ArgsType()
@ValidatedBy(fields({ input: boardPost }))
export class CreateBoardPostArgs {
  @Field(() => BoardPostInput)
  input: BoardPostInput;
}

@ArgsType()
@ValidatedBy(fields({ uuid, input: boardPost, seenAt: v.nullish(v.date('INVALID')) }))
export class UpdateBoardPostArgs extends CreateBoardPostArgs {
  @Field(() => ID)
  uuid: string;

  @Field(() => Date, {
    nullable: true,
    description:
      '`updatedAt` as it was read: what was changed since then is not replaced. Whatever is there is, without it.',
  })
  seenAt?: Date | null;
}

@ArgsType()
@ValidatedBy(fields({ uuid: v.nullish(uuid), input: subBoard }))
export class SaveSubBoardArgs {
  @Field(() => ID, { nullable: true, description: 'Changes this one instead of adding one.' })
  uuid?: string | null;

  @Field(() => SubBoardInput)
  input: SubBoardInput;
}

@ArgsType()
@ValidatedBy(fields({ uuid, moveTo: v.nullish(uuid) }))
export class DeleteSubBoardArgs extends UuidArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'Another category of its board for what stands in it, which has none from then on where this is left out.',
  })
  moveTo?: string | null;
}

@ArgsType()
@ValidatedBy(fields({ board: oneOf(Object.values(BoardEnum)) }))
export class KeptSubBoardsArgs {
  @Field(() => BoardEnum)
  board: AdminBoard;
}
