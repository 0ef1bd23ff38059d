import { DEFAULT_LANGUAGE, HTML_LANG, isLanguage, type Language } from '@haiko/shared/i18n/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues } from './catalogues.ts';

const STORED_KEY = 'language';

export const i18n = i18next;

/** Starts with the stored language, else English. Only the active language is waited for; English follows as fallback. */
export async function startI18n(): Promise<void> {
  const stored = localStorage.getItem(STORED_KEY)?.toLowerCase();
  const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  await load(language).catch(() => load(DEFAULT_LANGUAGE));
  document.documentElement.lang = HTML_LANG[language];
  void load(DEFAULT_LANGUAGE).catch(() => undefined);
}

/** Switches without a reload and remembers it; rejects when the language's messages cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = HTML_LANG[language];
  localStorage.setItem(STORED_KEY, language);
}

async function load(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', await catalogues[language]());
}
