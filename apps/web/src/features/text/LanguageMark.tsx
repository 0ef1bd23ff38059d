import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';

const NAMES = {
  ko: 'posts.language.ko',
  en: 'posts.language.en',
  zh: 'posts.language.zh',
  ja: 'posts.language.ja',
  th: 'posts.language.th',
  vi: 'posts.language.vi',
  km: 'posts.language.km',
  tl: 'posts.language.tl',
  bn: 'posts.language.bn',
} as const satisfies Record<Language, string>;

interface LanguageMarkProps {
  shown: { language: Language; isTranslated: boolean };
  originalLanguage: Language;
  /** Makes a translated text switchable to its original. */
  isOriginal?: boolean;
  onToggle?: () => void;
}

/** Says quietly when a text is not in the reader's language, or that it is a translation; nothing for everything else. */
export function LanguageMark({ shown, originalLanguage, isOriginal = false, onToggle }: LanguageMarkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const original = t(NAMES[originalLanguage]);
  if (!shown.isTranslated) {
    return shown.language === reader ? null : <span>{t('posts.language.writtenIn', { language: original })}</span>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Languages aria-hidden size={14} className="shrink-0" />
      {t('posts.language.translatedFrom', { language: original })}
      {onToggle && (
        <>
          <span aria-hidden>·</span>
          <button
            type="button"
            onClick={onToggle}
            className="pressable relative font-semibold text-main after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {isOriginal ? t('posts.language.showTranslation') : t('posts.language.showOriginal')}
          </button>
        </>
      )}
    </span>
  );
}
