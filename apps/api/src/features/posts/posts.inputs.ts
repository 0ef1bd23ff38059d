import { Field, InputType } from '@nestjs/graphql';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX, MAX_FILES_PER_POST, MAX_HASHTAGS, MAX_VIEW_SECONDS, TITLE_MAX } from '@haiko/shared/limits';
import { checkHashtags } from '@haiko/shared/rules/hashtag';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { Check, List, MaxItems, OneOf, Rule, SeenAt, Text, Whole } from '../../platform/validation/validators.js';
import { cleanFileName } from '../files/file-names.js';

const FILE_NAME_MAX = 255;

const isListOfText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

// The list rules answer one by one; what is no list of text is refused by `List` or `Check` below.
const hashtagsWithout = (problem: ReturnType<typeof checkHashtags>) => (value: unknown) =>
  !isListOfText(value) || checkHashtags(value) !== problem;

@InputType('PostFileInput')
class PostFileInput {
  @Field()
  // What people will download it as: no folders, no direction marks that make `gpj.exe` read as `exe.jpg`.
  @Transform(({ value }) => (typeof value === 'string' ? cleanFileName(value) : value))
  @Text({ max: FILE_NAME_MAX })
  name: string;

  @Field()
  // Authors of hidden posts know their files by addresses with a signature, and send them back.
  @Transform(({ value }) => (typeof value === 'string' ? value.split('?', 1)[0] : value))
  @Text({ max: FILE_NAME_MAX })
  path: string;
}

/** Body of POST and PUT /api/post, and part of what admins write; a change replaces the whole post. */
@InputType({ isAbstract: true })
export class PostInput {
  @Field()
  @Text({ max: TITLE_MAX })
  title: string;

  @Field()
  @Text({ max: CONTENT_MAX })
  content: string;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @Check('INVALID', isListOfText)
  @Rule('HASHTAG_HAS_SIGN', hashtagsWithout('HASHTAG_HAS_SIGN'))
  @Rule('DUPLICATE_HASHTAG', hashtagsWithout('DUPLICATE_HASHTAG'))
  @Check('REQUIRED', hashtagsWithout('REQUIRED'))
  @Check('TOO_LONG', hashtagsWithout('TOO_LONG'))
  @Check('INVALID', hashtagsWithout('INVALID'))
  @MaxItems(MAX_HASHTAGS)
  hashtagNames?: string[] | null;

  @Field(() => [PostFileInput], { nullable: true })
  @IsOptional()
  @List()
  @Rule('TOO_MANY_FILES', (value) => !Array.isArray(value) || value.length <= MAX_FILES_PER_POST)
  @ValidateNested({ each: true })
  @Type(() => PostFileInput)
  files?: PostFileInput[] | null;

  /** The language of the text; without it the server tells it from the script. */
  @Field(() => LanguageEnum, { nullable: true })
  @IsOptional()
  @OneOf(LANGUAGES)
  originalLanguage?: Language | null;

  /** Only of a change by REST. */
  @SeenAt()
  updatedAt?: Date | null;
}

/** Body of PUT /api/post_view_logs/:id. */
export class ViewLogInput {
  @Transform(({ value }) => (typeof value === 'number' ? Math.round(value) : value))
  @Whole({ min: 0, max: MAX_VIEW_SECONDS })
  duration: number;
}
