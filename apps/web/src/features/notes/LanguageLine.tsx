import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';

interface LanguageLineProps {
  /** In which language the other one reads; null where that is not known. */
  theirs: Language | null;
  /** Undefined where nothing can be shown in both languages. */
  both?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
}

/** Where somebody writes: in which language it will be read, and the switch that shows the conversation in both. */
export function LanguageLine({ theirs, both }: LanguageLineProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const isOther = theirs !== null && theirs !== reader;
  if (!both && !isOther) return null;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-meta">
      {both && (
        <button
          type="button"
          aria-pressed={both.isOn}
          onClick={() => both.onChange(!both.isOn)}
          className={cx(
            'pressable relative flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold after:absolute after:inset-x-0 after:-inset-y-2.5',
            both.isOn ? 'bg-main-soft text-main' : 'bg-sunken text-ink-2',
          )}
        >
          <Languages aria-hidden size={16} className="shrink-0" />
          {t('notes.both.label')}
        </button>
      )}
      {isOther && (
        <p className="ms-auto text-ink-2">{t('notes.composer.theyRead', { language: t(LANGUAGE_KEYS[theirs]) })}</p>
      )}
    </div>
  );
}
