import type { Type as ClassOf } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { ADDRESS_MAX, CONTENT_MAX, SUB_BOARD_NAME_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Check, OneOf, OptionalText, Uuid, Whole } from '../../platform/validation/validators.js';
import { PostInput } from '../posts/posts.inputs.js';
import type { AdminBoard } from '../posts/sub-board.entity.js';

const MAP_URL_MAX = 500;
const MAX_ORDER = 10_000;

export const BoardEnum: { [Board in AdminBoard]: Board } = {
  NOTICE: 'NOTICE',
  INFORMATION: 'INFORMATION',
  PLACE: 'PLACE',
  NEWS: 'NEWS',
};
registerEnumType(BoardEnum, { name: 'Board', description: 'The boards that admins write.' });

type TextFields<Names extends string> = Partial<Record<Names, string | null>>;

/** Base class with an optional text of at most `max` characters for each of the nine languages. */
function OptionalTexts<Names extends string>(nameOf: (language: Language) => Names, max: number) {
  @InputType({ isAbstract: true })
  class Texts {}
  for (const name of LANGUAGES.map(nameOf)) {
    Field(() => String, { nullable: true })(Texts.prototype, name);
    OptionalText({ max })(Texts.prototype, name);
  }
  return Texts as ClassOf<TextFields<Names>>;
}

@InputType({ description: 'Titles by human translators.' })
class LocalizedTitlesInput extends OptionalTexts((language) => language, TITLE_MAX) {}

@InputType({ description: 'Contents by human translators.' })
class LocalizedContentsInput extends OptionalTexts((language) => language, CONTENT_MAX) {}

function isHttps(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';
}

@InputType({ description: 'A post of a board; a change replaces the whole post.' })
export class BoardPostInput extends PostInput {
  @Field(() => BoardEnum)
  @OneOf(Object.values(BoardEnum))
  board: AdminBoard;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @Uuid()
  subBoardUuid?: string | null;

  @Field(() => LocalizedTitlesInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => LocalizedTitlesInput)
  titles?: LocalizedTitlesInput | null;

  @Field(() => LocalizedContentsInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => LocalizedContentsInput)
  contents?: LocalizedContentsInput | null;

  @Field(() => String, { nullable: true, description: 'Only of places.' })
  @OptionalText({ max: ADDRESS_MAX })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Only of places; https.' })
  @OptionalText({ max: MAP_URL_MAX })
  @Check('INVALID', isHttps)
  mapUrl?: string | null;
}

const nameField = (language: Language) => `name${LANGUAGE_SUFFIXES[language]}` as const;

@InputType({ description: 'A category of a board; at least one name.' })
export class SubBoardInput extends OptionalTexts(nameField, SUB_BOARD_NAME_MAX) {
  @Field(() => BoardEnum)
  @OneOf(Object.values(BoardEnum))
  board: AdminBoard;

  @Field(() => Int, { nullable: true, description: 'Smaller ones come first.' })
  @Transform(({ value }) => value ?? 0)
  @Whole({ min: 0, max: MAX_ORDER })
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

@ArgsType()
export class PostUuidArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@ArgsType()
export class CreateBoardPostArgs {
  @Field(() => BoardPostInput)
  @ValidateNested()
  @Type(() => BoardPostInput)
  input: BoardPostInput;
}

@ArgsType()
export class UpdateBoardPostArgs extends CreateBoardPostArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@ArgsType()
export class SaveSubBoardArgs {
  @Field(() => ID, { nullable: true, description: 'Changes this one instead of adding one.' })
  @IsOptional()
  @Uuid()
  uuid?: string | null;

  @Field(() => SubBoardInput)
  @ValidateNested()
  @Type(() => SubBoardInput)
  input: SubBoardInput;
}
