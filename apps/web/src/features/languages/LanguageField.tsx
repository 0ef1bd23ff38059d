import { HTML_LANG, isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Select } from '#/ui/Select.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

/** The account's language is the one in which the app speaks: choosing it here switches at once. */
export function LanguageField() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Select
      label={t('languages.label')}
      hint={t('languages.hint')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && void chooseLanguage(value)}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
    />
  );
}
