import { HTML_LANG, type Language, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { isBlank } from '@haiko/shared/rules/text';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#/ui/Select.tsx';
import { writtenLanguage, type ChosenLanguage } from './writtenLanguage.ts';

interface WrittenLanguageFieldProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'value'> {
  text: string;
  value: ChosenLanguage;
  /** The writer's own language, which decides where the letters do not tell. */
  mine: Language;
}

/** The language of a text: told from its letters, corrected by its writer. Hidden until there is a text. */
export function WrittenLanguageField({ text, value, mine, ...field }: WrittenLanguageFieldProps) {
  const { t } = useTranslation();
  if (isBlank(text)) return null;
  return (
    <Select
      {...field}
      value={writtenLanguage(text, value, mine)}
      label={t('writing.language.label')}
      hint={t('writing.language.hint')}
      options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: HTML_LANG[code] }))}
    />
  );
}
