import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationState } from '#/api/generated.ts';
import { RichText } from '#/features/text/RichText.tsx';

interface BothTextsProps {
  /** What the server shows of it in the reader's language. */
  shown: { text: string; language: Language; isTranslated: boolean; state: TranslationState };
  original: string;
  originalLanguage: Language;
}

/** What the other side wrote, in the reader's language, and as it was written one tap away. */
export function BothTexts({ shown, original, originalLanguage }: BothTextsProps) {
  const { t } = useTranslation();
  const [isOriginal, setIsOriginal] = useState(false);
  const isTranslation = shown.isTranslated && !isOriginal;
  return (
    <div className="flex flex-col items-start gap-1">
      <RichText
        text={isTranslation ? shown.text : original}
        language={isTranslation ? shown.language : originalLanguage}
        className="text-body text-ink-1"
      />
      {shown.isTranslated && (
        <button
          type="button"
          onClick={() => setIsOriginal(!isOriginal)}
          className="pressable relative text-meta font-semibold text-main after:absolute after:-inset-x-1.5 after:-inset-y-3"
        >
          {t(isTranslation ? 'translations.shown.showOriginal' : 'translations.shown.showTranslation')}
        </button>
      )}
      {!shown.isTranslated && shown.state === 'PENDING' && (
        <p role="status" className="text-meta text-ink-3">
          {t('translations.shown.pending')}
        </p>
      )}
    </div>
  );
}
