import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haiko/shared/i18n/languages';
import { useTranslation } from 'react-i18next';

/** The language in which the app speaks now; also the `$language` of every query that asks for shown texts. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
