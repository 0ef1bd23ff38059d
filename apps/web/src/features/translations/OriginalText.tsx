import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { MixedText } from '#/features/text/MixedText.tsx';

/** What somebody wrote, beside which a translation is judged. */
export function OriginalText({ text, language }: { text: string; language: Language }) {
  const { t } = useTranslation();
  return (
    <QuotedText
      label={t('translations.original', { language: t(LANGUAGE_KEYS[language]) })}
      text={text}
      language={language}
    />
  );
}

interface QuotedTextProps {
  label: ReactNode;
  text: string;
  language: Language;
}

export function QuotedText({ label, text, language }: QuotedTextProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-meta text-ink-2">{label}</p>
      <p
        lang={HTML_LANG[language]}
        className="rounded-card bg-sunken px-3 py-2 text-body wrap-anywhere whitespace-pre-wrap text-ink-1"
      >
        <MixedText text={text} lang={HTML_LANG[language]} />
      </p>
    </div>
  );
}
