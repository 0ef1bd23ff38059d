import type { Language } from '@haiko/shared/i18n/languages';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import type { TranslationSubject } from '#/features/translations/translationSubject.ts';
import { createStore } from '#/store.ts';

/** A text, and for which language a translation is written: the reader's unless it says so. */
export type SuggestedText = TranslationSubject & { language?: Language };

/** For which text a better translation is being written; the sheet stands once, in the main layout (SuggestHost). */
export const openedSuggestion = createStore<SuggestedText | undefined>(undefined);

/** Opens the sheet in which a reader offers a better translation; visitors are asked to sign in. */
export async function suggest(subject: SuggestedText): Promise<void> {
  if (await requireLogin()) openedSuggestion.set(subject);
}
