import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { filterInWords, wordsText } from './alertFilter.ts';

/** What a kept filter looks for: the word, in its own language, and what is chosen, in the reader's. */
export function SearchWords({ filter }: { filter: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = filterInWords(t, filter, language);
  const { keyword, names } = words;
  if (!keyword) return wordsText(t, words);
  return (
    <>
      <bdi lang={HTML_LANG[detectLanguage(keyword, language)]}>{keyword}</bdi>
      {names.length > 0 && ` · ${names.join(' · ')}`}
    </>
  );
}
