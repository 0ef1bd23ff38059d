import type { Language } from '@haiko/shared/i18n/languages';
import { client } from '#/api/client.ts';
import { TranslatedTextDocument, type TranslatedTextQuery } from '#/api/generated.ts';
import { readsUnderWay } from '#/api/readsUnderWay.ts';
import { showTranslation } from './shownTexts.ts';
import type { TranslationSubject } from './translationSubject.ts';

type TranslatedText = NonNullable<TranslatedTextQuery['readTranslatedText']>;

/** A text beside its translation, as it is now; null for one that the reader cannot see (any more). */
export async function loadTranslatedText(
  { type, uuid }: Pick<TranslationSubject, 'uuid'> & { type: string },
  language: Language,
): Promise<TranslatedText | null> {
  const { data } = await client.query({
    query: TranslatedTextDocument,
    variables: { subjectType: type, subjectUuid: uuid, language },
    fetchPolicy: 'no-cache',
  });
  return data?.readTranslatedText ?? null;
}

/** Their texts are shown by themselves and to few, in a language that need not be the reader's: they are asked for again. */
const SHOWN_APART: Readonly<Record<string, string>> = {
  resume: 'Resume',
  application: 'Application',
  'application-note': 'ApplicationNote',
};

/**
 * Reads a text's translation again and shows it wherever the text stands; without a connection all stays as it is. What was already
 * being read may have been answered before the translation: it comes first, or it would say later that there is none yet.
 */
export async function refreshTranslation(subject: { type: string; uuid: string }, language: Language): Promise<void> {
  await readsUnderWay();
  const apart = SHOWN_APART[subject.type];
  if (apart) {
    client.cache.evict({ id: `${apart}:${subject.uuid}`, fieldName: 'shown' });
    return;
  }
  const text = await loadTranslatedText(subject, language).catch(() => null);
  if (text) showTranslation(client.cache, subject, language, text);
}
