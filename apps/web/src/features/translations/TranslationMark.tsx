import { useTranslation } from 'react-i18next';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import type { TextSwitch } from './useTextSwitch.ts';

interface TranslationMarkProps {
  text: TextSwitch;
  /** Whether the reader wrote it: then there is nothing to tell. */
  isOwn: boolean;
}

/** In which language a text was written: one sign, which turns it into its original or back where there are both. */
export function TranslationMark({ text, isOwn }: TranslationMarkProps) {
  const reader = useLanguage();
  const { shown, originalLanguage, isTranslation, onSwitch } = text;
  if (isOwn || (originalLanguage === reader && !isTranslation && !onSwitch)) return null;
  if (!onSwitch)
    return <LanguageMark shown={shown} originalLanguage={originalLanguage} isPending={shown.state === 'PENDING'} />;
  return <LanguageToggle {...{ originalLanguage, isTranslation, onSwitch }} />;
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
