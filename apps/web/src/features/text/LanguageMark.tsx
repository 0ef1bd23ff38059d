import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { LANGUAGE_KEYS } from './languageKeys.ts';

interface LanguageMarkProps {
  shown: { language: Language; isTranslated: boolean };
  originalLanguage: Language;
}

/** Says on a card when a text is not in the reader's language, or that it is a translation; nothing for everything else. */
export function LanguageMark({ shown, originalLanguage }: LanguageMarkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const language = t(LANGUAGE_KEYS[originalLanguage]);
  if (!shown.isTranslated) {
    return shown.language === reader ? null : <span>{t('translations.shown.writtenIn', { language })}</span>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Languages aria-hidden size={14} className="shrink-0" />
      {t('translations.shown.translatedFrom', { language })}
    </span>
  );
}
