import { HTML_LANG, type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { TranslationTargetsDocument } from '#/api/generated.ts';
import { contentLanguage } from '#/features/forms/contentLanguage.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { wordsOf, type PostValues } from './postForm.ts';

/**
 * In which languages the post will be read, as the server's providers of translations know: nothing is promised that nobody would
 * translate. Undefined as long as the server has not said.
 */
export function usePostReach(form: UseFormReturn<PostValues, unknown, PostValues>, mine: Language): string | undefined {
  const { t } = useTranslation();
  const shown = useLanguage();
  const [title, content, chosen] = useWatch({ control: form.control, name: ['title', 'content', 'chosenLanguage'] });
  const language = contentLanguage(wordsOf({ title, content }), chosen, mine);
  const { data } = useQuery(TranslationTargetsDocument, { variables: { language } });
  if (!data) return undefined;
  const targets = data.readTranslationTargets;
  if (targets.length === 0) return t('postForm.confirm.readInOne', { language: t(LANGUAGE_KEYS[language]) });
  if (targets.length === LANGUAGES.length - 1) return t('postForm.confirm.readInAll');
  const names = [language, ...targets].map((one) => t(LANGUAGE_KEYS[one]));
  return t('postForm.confirm.readIn', { languages: new Intl.ListFormat(HTML_LANG[shown]).format(names) });
}
