import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import type { TextSwitch } from './useTextSwitch.ts';

interface TranslationMarkProps {
  text: TextSwitch;
  /** Whether the reader wrote it: then there is nothing to tell. */
  isOwn: boolean;
}

/** In which language a text was written: one sign, which turns it into its original or back where there are both. */
export function TranslationMark({ text, isOwn }: TranslationMarkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { shown, originalLanguage, isTranslation, onSwitch } = text;
  if (isOwn || (originalLanguage === reader && !isTranslation && !onSwitch)) return null;
  if (!onSwitch)
    return <LanguageMark shown={shown} originalLanguage={originalLanguage} isPending={shown.state === 'PENDING'} />;
  const language = t(LANGUAGE_KEYS[originalLanguage]);
  return (
    <button
      type="button"
      onClick={onSwitch}
      className={cx(
        'pressable relative z-2 flex items-center gap-1 after:absolute after:-inset-x-2 after:-inset-y-3',
        !isTranslation && 'font-semibold text-main',
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

/** Says once on a page why nothing is translated. */
export function NotTranslated({ text, isOwn }: TranslationMarkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  if (isOwn || text.onSwitch || text.shown.state !== 'UNSUPPORTED' || text.originalLanguage === reader) return null;
  return (
    <p className="-mt-2 px-4 pb-3 text-meta text-ink-3">
      {t('translations.shown.unavailable', { language: t(LANGUAGE_KEYS[reader]) })}
    </p>
  );
}
