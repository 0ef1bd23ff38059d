import type { Language } from '@haiko/shared/i18n/languages';
import { client } from '#/api/client.ts';
import { TranslatedTextDocument, type SuggestionFragment, type TranslatedTextQuery } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { showTranslation } from './shownTexts.ts';
import type { TranslationSubject } from './suggest.ts';

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

/** Says in which language one's own text is, and shows what the reader is shown of it now. */
export async function correctLanguage(
  subject: TranslationSubject,
  originalLanguage: Language,
  reader: Language,
): Promise<void> {
  const { type, uuid } = subject;
  await rest.put(`/api/${type}/${uuid}/language`, { originalLanguage });
  await refreshTranslation(subject, reader);
}

/** Offers translations of some fields, one after the other; those of one's own text are shown at once. */
export async function sendSuggestions(
  { type, uuid }: TranslationSubject,
  language: Language,
  texts: readonly { field: string; text: string }[],
): Promise<void> {
  for (const { field, text } of texts) {
    await rest.post('/api/translation/suggest', { subjectType: type, subjectUuid: uuid, field, language, text });
  }
  await refreshTranslation({ type, uuid }, language);
}

/** Decides on a suggestion, which leaves the list; what was accepted is shown at once. Rejects with `NOT_FOUND` when it is too late. */
export async function decide(suggestion: SuggestionFragment, decision: 'accept' | 'reject'): Promise<void> {
  await rest.put(`/api/translation/suggestion/${suggestion.uuid}/${decision}`);
  forgetSuggestion(suggestion.uuid);
  if (decision === 'accept') {
    const { subjectType: type, subjectUuid: uuid, language } = suggestion;
    await refreshTranslation({ type, uuid }, language);
  }
}

/** Takes a suggestion out of every list. */
export function forgetSuggestion(uuid: string): void {
  client.cache.evict({ id: client.cache.identify({ __typename: 'TranslationSuggestion', uuid }) });
}

/** Reads a text's translation again and shows it wherever the text stands; without a connection all stays as it is. */
export async function refreshTranslation(subject: { type: string; uuid: string }, language: Language): Promise<void> {
  const text = await loadTranslatedText(subject, language).catch(() => null);
  if (text) showTranslation(client.cache, subject, language, text);
}
