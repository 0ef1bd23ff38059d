import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import type { updatePost } from '@haiko/shared/contract/posts';
import type { BodyOf } from '@haiko/shared/contract/call';
import { fields, uuid } from '@haiko/shared/contract/fields';
import type { Language } from '@haiko/shared/i18n/languages';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

/** What people and admins write, as `PostBody` of the contract makes it. */
export type PostInput = BodyOf<typeof updatePost>;

/** A page of what one person has written. */
@ArgsType()
@ValidatedBy(fields({ ...pageEntries, uuid }))
export class PostsOfUserArgs extends PageArgs {
  @Field(() => ID)
  uuid: string;
}

@InputType()
class PostFileInput {
  @Field()
  name: string;

  @Field()
  path: string;

  @Field(() => String, { nullable: true, description: 'What a picture shows.' })
  alt?: string | null;
}

/** The part of a post that admins write as people do, for GraphQL; checked by `postEntries` of the contract. */
@InputType({ isAbstract: true })
export class PostFieldsInput implements PostInput {
  @Field()
  title: string;

  @Field()
  content: string;

  @Field(() => [String], { nullable: true })
  hashtagNames?: string[] | null;

  @Field(() => [PostFileInput], { nullable: true })
  files?: PostFileInput[] | null;

  @Field(() => LanguageEnum, { nullable: true })
  originalLanguage?: Language | null;
}
