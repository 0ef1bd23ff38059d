import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { cx } from '#/ui/cx.ts';

interface LanguageToggleProps {
  originalLanguage: Language;
  /** Whether the translation is seen now. */
  isTranslation: boolean;
  onSwitch: () => void;
}

/** One sign with the language a text was written in: turns it into its original, and back. Its name says so in a sentence. */
export function LanguageToggle({ originalLanguage, isTranslation, onSwitch }: LanguageToggleProps) {
  const { t } = useTranslation();
  const language = t(LANGUAGE_KEYS[originalLanguage]);
  return (
    <button
      type="button"
      onClick={onSwitch}
      className={cx(
        'pressable relative z-1 flex items-center gap-1 text-meta after:absolute after:-inset-x-2 after:-inset-y-3',
        isTranslation ? 'text-ink-3' : 'font-semibold text-main',
      )}
    >
      <Languages aria-hidden size={14} className="shrink-0" />
      <span aria-hidden>{language}</span>
      <span className="sr-only">
        {isTranslation
          ? t('translations.shown.translatedFrom', { language })
          : t('translations.shown.writtenIn', { language })}
        . {isTranslation ? t('translations.shown.showOriginal') : t('translations.shown.showTranslation')}
      </span>
    </button>
  );
}
