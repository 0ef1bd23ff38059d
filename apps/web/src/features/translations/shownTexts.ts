import type { Language } from '@haiko/shared/i18n/languages';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import type { ApolloCache } from '@apollo/client';
import type { TranslatedTextQuery } from '#/api/generated.ts';

type TranslatedText = NonNullable<TranslatedTextQuery['readTranslatedText']>;

const TYPENAMES: Readonly<Record<string, string>> = { post: 'Post', comment: 'Comment', 'job-posting': 'JobPosting' };

/** Puts a text and what a reader of the language is shown of it into every list and detail where the text stands, without asking again. */
export function showTranslation(
  cache: ApolloCache,
  { type, uuid }: { type: string; uuid: string },
  language: Language,
  text: TranslatedText,
): void {
  const asked = `shown(${JSON.stringify({ language })})`;
  cache.modify({
    id: `${TYPENAMES[type] ?? type}:${uuid}`,
    fields: {
      // The original may be another one than when it was read.
      originalLanguage: () => text.originalLanguage,
      ...Object.fromEntries(text.fields.map(({ field, original }) => [field, () => original])),
      // Called for each language that was asked for.
      shown: (shown: object, { storeFieldName }) =>
        storeFieldName === asked ? { ...shown, ...shownWords(text, shown) } : shown,
    },
  });
}

/** All of what stands there together changes its language, or nothing does. */
function shownWords({ originalLanguage, shownLanguage, state, fields }: TranslatedText, shown: object) {
  const here = fields.filter(({ field }) => field in shown || (field === 'content' && 'excerpt' in shown));
  const isTranslated = shownLanguage !== originalLanguage && here.every(({ translation }) => translation !== null);
  const language = isTranslated ? shownLanguage : originalLanguage;
  const words = Object.fromEntries(
    fields.map(({ field, original, translation }) => [field, isTranslated ? (translation ?? original) : original]),
  );
  const { content } = words;
  return {
    ...words,
    ...(content !== undefined && { excerpt: excerpt(content, EXCERPT_LENGTH) }),
    ...{ language, isTranslated, state },
  };
}
