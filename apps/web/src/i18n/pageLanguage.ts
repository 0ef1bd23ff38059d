import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haiko/shared/i18n/languages';

/** The language of the page: src/beforePaint and the server decide in which it begins (`data-language`), the picker then. */
export function pageLanguage(): Language {
  const said = document.documentElement.dataset.language;
  return isLanguage(said) ? said : DEFAULT_LANGUAGE;
}
