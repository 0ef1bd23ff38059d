import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { LANGUAGE_KEYS } from './languageKeys.ts';

interface LanguageMarkProps {
  shown: { language: Language; isTranslated: boolean };
  originalLanguage: Language;
  /** Whether its translation is on its way. */
  isPending?: boolean;
}

/** Says on a card when a text is not in the reader's language, or that it is a translation; nothing for everything else. */
export function LanguageMark({ shown, originalLanguage, isPending = false }: LanguageMarkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const language = t(LANGUAGE_KEYS[originalLanguage]);
  if (!shown.isTranslated) {
    if (shown.language === reader) return null;
    return (
      <span>
        {t('translations.shown.writtenIn', { language })}
        {isPending && <> · {t('translations.shown.pending')}</>}
      </span>
    );
  }
  return (
    // Of one line, as words are: where there is little room, a slide cuts it at the end.
    <span>
      <Languages aria-hidden size={14} className="me-1 inline align-[-2px]" />
      <span aria-hidden>{language}</span>
      <span className="sr-only">{t('translations.shown.translatedFrom', { language })}</span>
    </span>
  );
}
