import type { Language } from '@haiko/shared/i18n/languages';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { i18n, loadLanguage } from './i18n.ts';

/** What the app says in a language, whichever it speaks itself; undefined until the words are there, and where they cannot be had. */
export function useSpeaker(language: Language): TFunction | undefined {
  const [spoken, setSpoken] = useState<Language>();
  useEffect(
    function loadWords() {
      let isWanted = true;
      // Whoever asks does without: the reader's own language says the same.
      void loadLanguage(language).then(
        () => isWanted && setSpoken(language),
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    },
    [language],
  );
  return spoken === language ? i18n.getFixedT(language) : undefined;
}
