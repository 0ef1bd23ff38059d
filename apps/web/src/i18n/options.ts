import { DEFAULT_LANGUAGE } from '@haiko/shared/i18n/languages';
import type { InitOptions } from 'i18next';

/** The same in the browser and where the server renders. */
export const I18N_OPTIONS = {
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false, alwaysFormat: true },
  react: { useSuspense: false },
  returnNull: false,
} satisfies InitOptions;
