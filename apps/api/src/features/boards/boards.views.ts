import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';

type Names = { [Each in `name${(typeof LANGUAGE_SUFFIXES)[Language]}`]?: string | null };

@ObjectType('KeptSubBoard', {
  description: 'A category as it is kept: null in a language that readers get another name for.',
})
export class KeptSubBoardView {
  @Field(() => ID)
  uuid: string;

  @Field(() => Int, { description: 'Smaller ones come first.' })
  order: number;

  @Field(() => Int, { description: 'How many posts stand in it.' })
  posts: number;
}
const nameField = (language: Language) => `name${LANGUAGE_SUFFIXES[language]}` as const;
for (const language of LANGUAGES)
  Field(() => String, { nullable: true })(KeptSubBoardView.prototype, nameField(language));

/** A category with the names that it has. */
export function keptSubBoardView(row: {
  uuid: string;
  names: LocalizedText;
  position: number;
  posts: number;
}): KeptSubBoardView & Names {
  const names = LANGUAGES.map((language) => [nameField(language), row.names[language] ?? null]);
  return { uuid: row.uuid, order: row.position, posts: row.posts, ...(Object.fromEntries(names) as Names) };
}
