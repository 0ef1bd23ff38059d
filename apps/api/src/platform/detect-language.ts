import { detect } from 'tinyld';
import type { Language } from '@haiko/shared/i18n/languages';
import * as words from '@haiko/shared/rules/detectLanguage';

const LATIN = { only: ['en', 'vi', 'tl'] };
const byLetters = (latin: string) => detect(latin, LATIN);

/**
 * The language of what somebody wrote: by its script and common words; where those say nothing, by its n-grams; at last the
 * author's own. The browser has the words alone: the n-grams weigh more than they would mend.
 */
export function detectLanguage(text: string, authorLanguage: Language): Language {
  return words.detectLanguage(text, authorLanguage, byLetters);
}

/** The language of a changed text; what its writer corrected stays corrected as long as nothing else is told. */
export function languageOfEdit(known: words.KnownText, changed: string): Language {
  return words.languageOfEdit(known, changed, byLetters);
}
