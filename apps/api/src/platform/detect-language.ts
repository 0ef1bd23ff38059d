import { detect } from 'tinyld';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage as detectByScript } from '@haiko/shared/rules/detectLanguage';

const LATIN = { only: ['en', 'vi', 'tl'] };

/** The language of what somebody wrote: by its script and common words, then by its n-grams, at last the author's own. */
export function detectLanguage(text: string, authorLanguage: Language): Language {
  return detectByScript(text, authorLanguage, (latin) => detect(latin, LATIN));
}
