import { requireLogin } from '#/features/sessions/requireLogin.ts';
import type { TranslationSubject } from '#/features/translations/translationSubject.ts';
import { createStore } from '#/store.ts';

/** For which text a better translation is being written; the sheet stands once, in the main layout (SuggestHost). */
export const openedSuggestion = createStore<TranslationSubject | undefined>(undefined);

/** Opens the sheet in which a reader offers a better translation; visitors are asked to sign in. */
export async function suggest(subject: TranslationSubject): Promise<void> {
  if (await requireLogin()) openedSuggestion.set(subject);
}
