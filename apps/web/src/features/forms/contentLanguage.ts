import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';

/** What its writer says about the language of a text: '' while it is told from the text. */
export type ChosenLanguage = Language | '';

/** The language of what is written: the writer's choice, else told from the text, and `mine` where that does not tell it. */
export function contentLanguage(text: string, chosen: ChosenLanguage, mine: Language): Language {
  return chosen || detectLanguage(text, mine);
}

/**
 * What a form that was saved begins with next: the choice that was made in it, or `saved` where there was none, because the
 * language was the server's to tell then.
 */
export function chosenAfterSaving(
  text: string,
  chosen: ChosenLanguage,
  { saved, mine }: { saved: ChosenLanguage; mine: Language },
): ChosenLanguage {
  return chosen ? chosenInForm(text, chosen, mine) : saved;
}

/** A saved text's language as a form begins with it: it counts as chosen only where the text does not tell it. */
export function chosenInForm(text: string, saved: Language, mine: Language): ChosenLanguage {
  return contentLanguage(text, '', mine) === saved ? '' : saved;
}
