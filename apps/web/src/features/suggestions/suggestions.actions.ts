import { acceptSuggestion, rejectSuggestion, suggestTranslation } from '@haiko/shared/contract/suggestions';
import type { Language } from '@haiko/shared/i18n/languages';
import type { SuggestionRejectionReason } from '@haiko/shared/suggestions';
import { client } from '#/api/client.ts';
import type { SuggestionFragment } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { refreshTranslation } from '#/features/translations/translatedText.ts';
import type { TranslationSubject } from '#/features/translations/translationSubject.ts';

/** Offers translations of some fields, one after the other; those of one's own text are shown at once. */
export async function sendSuggestions(
  { type, uuid }: TranslationSubject,
  language: Language,
  texts: readonly { field: string; text: string }[],
): Promise<void> {
  for (const { field, text } of texts) {
    await rest.call(suggestTranslation, { body: { subjectType: type, subjectUuid: uuid, field, language, text } });
  }
  await refreshTranslation({ type, uuid }, language);
}

/**
 * Decides on a suggestion, which leaves the list; what was accepted is shown at once, and `reason` is why it was not. Rejects with
 * `NOT_FOUND` when it is too late, and with `CHANGED_MEANWHILE` when it says something else by now.
 */
export async function decideSuggestion(
  suggestion: SuggestionFragment,
  decision: 'accept' | 'reject',
  reason: SuggestionRejectionReason | null,
): Promise<void> {
  const params = { id: suggestion.uuid };
  const seenAt = suggestion.updatedAt;
  if (decision === 'accept') await rest.call(acceptSuggestion, { params, body: { seenAt } });
  else await rest.call(rejectSuggestion, { params, body: { seenAt, reason } });
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

/** Reads the lists again that are shown: what stands in them says something else by now. */
export async function rereadSuggestions(): Promise<void> {
  await client.refetchQueries({ include: 'active' });
}
