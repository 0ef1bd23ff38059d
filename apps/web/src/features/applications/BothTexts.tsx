import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationState } from '#/api/generated.ts';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { LanguageToggle } from '#/features/translations/LanguageToggle.tsx';

interface BothTextsProps {
  /** What the server shows of it in the reader's language. */
  shown: { text: string; language: Language; isTranslated: boolean; state: TranslationState };
  original: string;
  originalLanguage: Language;
  /** Whether both stand there, the reader's language first. */
  isBoth?: boolean;
}

/** What the other side wrote, in the reader's language, and as it was written below it or one tap away. */
export function BothTexts({ shown, original, originalLanguage, isBoth = false }: BothTextsProps) {
  const { t } = useTranslation();
  const [isOriginal, setIsOriginal] = useState(false);
  const isTranslation = shown.isTranslated && (isBoth || !isOriginal);
  const asWritten = { text: original, language: originalLanguage };
  return (
    <div className="flex flex-col items-start gap-1">
      <div>
        <TwoTexts first={isTranslation ? shown : asWritten} second={isBoth && isTranslation ? asWritten : undefined} />
      </div>
      {shown.isTranslated && !isBoth && (
        <LanguageToggle
          originalLanguage={originalLanguage}
          isTranslation={isTranslation}
          onSwitch={() => setIsOriginal(!isOriginal)}
        />
      )}
      {!shown.isTranslated && shown.state === 'PENDING' && (
        <p role="status" className="text-meta text-ink-3">
          {t('translations.shown.pending')}
        </p>
      )}
    </div>
  );
}
