import { HTML_LANG, type Language, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { isBlank } from '@haiko/shared/rules/text';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#/ui/Select.tsx';
import { contentLanguage, type ChosenLanguage } from './contentLanguage.ts';

interface WrittenLanguageFieldProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'value'> {
  text: string;
  value: ChosenLanguage;
  /** The writer's own language, which decides where the letters do not tell. */
  mine: Language;
  /** In a row of tools, where there is room for the language alone. */
  isTool?: boolean;
}

/** The language of a text: told from its letters, corrected by its writer. Hidden until there is a text. */
export function ContentLanguageField({ text, value, mine, isTool = false, ...field }: WrittenLanguageFieldProps) {
  const { t } = useTranslation();
  if (isBlank(text)) return null;
  return (
    <Select
      {...field}
      value={contentLanguage(text, value, mine)}
      label={t('forms.language.label')}
      isLabelHidden={isTool}
      hint={isTool ? undefined : t('forms.language.hint')}
      options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: HTML_LANG[code] }))}
    />
  );
}
