import type { Language } from '@haiko/shared/i18n/languages';
import { use } from 'react';
import { deskMessages } from 'virtual:messages-desk';
import { i18n } from '#/i18n/i18n.ts';

const loading = new Map<Language, Promise<void>>();

/** Has the desk's messages in a language, once; suspends until they are there. */
export function useDeskMessages(language: Language): void {
  use(loading.get(language) ?? load(language));
}

function load(language: Language): Promise<void> {
  const added = deskMessages[language]().then(({ messages }) => {
    i18n.addResourceBundle(language, 'translation', messages, true);
  });
  added.catch(() => loading.delete(language));
  loading.set(language, added);
  return added;
}
