import { DEFAULT_LANGUAGE, type Language } from '@haiko/shared/i18n/languages';
import { createInstance, type i18n, type Resource } from 'i18next';
import { firstMessages, moreMessages, nextMessages } from 'virtual:messages';
import { numbersInMessages } from './format.ts';
import { I18N_OPTIONS } from './options.ts';

const made = new Map<Language, Promise<i18n>>();

/** What the server renders a language's pages with: all of its messages, made once. */
export function serverI18n(language: Language): Promise<i18n> {
  const known = made.get(language);
  if (known) return known;
  const making = make(language);
  made.set(language, making);
  return making;
}

async function make(language: Language): Promise<i18n> {
  const instance = createInstance();
  const resources: Resource = { [language]: {}, [DEFAULT_LANGUAGE]: {} };
  await instance.use(numbersInMessages).init({ ...I18N_OPTIONS, lng: language, resources });
  for (const each of new Set([language, DEFAULT_LANGUAGE])) {
    for (const load of [firstMessages[each], nextMessages[each], moreMessages[each]]) {
      instance.addResourceBundle(each, 'translation', (await load()).messages, true);
    }
  }
  return instance;
}
