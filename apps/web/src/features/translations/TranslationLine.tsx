import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { suggest } from '#/features/suggestions/suggest.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import type { TextSwitch } from './useTextSwitch.ts';

interface TranslationLineProps {
  text: TextSwitch;
  /** Says why nothing is translated: once on a page, at what it is about. */
  explains?: boolean;
  className?: string;
}

/** What a text is, the other side of it, and the way to a better translation; nothing where it is simply the reader's. */
export function TranslationLine({ text, explains, className }: TranslationLineProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { subject, shown, isTranslation, onSwitch } = text;
  const language = t(LANGUAGE_KEYS[text.originalLanguage]);
  if (text.originalLanguage === reader && !isTranslation) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-1.5 text-meta text-ink-3', className)}>
      {isTranslation && <Languages aria-hidden size={14} className="shrink-0" />}
      <span>
        {isTranslation
          ? t('translations.shown.translatedFrom', { language })
          : t('translations.shown.writtenIn', { language })}
      </span>
      {!onSwitch && shown.state === 'PENDING' && <Part>{t('translations.shown.pending')}</Part>}
      {onSwitch && (
        <Part>
          <LineButton onClick={onSwitch}>
            {isTranslation ? t('translations.shown.showOriginal') : t('translations.shown.showTranslation')}
          </LineButton>
        </Part>
      )}
      <Part>
        <LineButton onClick={() => void suggest(subject)}>
          {isTranslation || onSwitch ? t('translations.shown.suggest') : t('translations.shown.add')}
        </LineButton>
      </Part>
      {explains && !onSwitch && shown.state === 'UNSUPPORTED' && (
        <span className="basis-full">
          {t('translations.shown.unavailable', { language: t(LANGUAGE_KEYS[reader]) })}
        </span>
      )}
    </p>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden>·</span>
      <span>{children}</span>
    </>
  );
}

function LineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="pressable relative font-semibold text-main after:absolute after:-inset-x-1.5 after:-inset-y-3"
    >
      {children}
    </button>
  );
}
