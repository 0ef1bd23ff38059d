import type { Language } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import type { TranslationState } from '#/api/generated.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { LanguageToggle } from '#/features/translations/LanguageToggle.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';

interface BothTextsProps {
  /** What the server shows of it in the reader's language. */
  shown: { text: string; language: Language; isTranslated: boolean; state: TranslationState };
  original: string;
  originalLanguage: Language;
  /** Whether both stand there, the reader's language first. */
  isBoth?: boolean;
}

/**
 * What the other side wrote, in the reader's language, and as it was written below it or one tap away; what nobody has translated says in
 * which language it is.
 */
export function BothTexts({ shown, original, originalLanguage, isBoth = false }: BothTextsProps) {
  const reader = useLanguage();
  const [isOriginal, setIsOriginal] = useState(false);
  const isPending = shown.state === 'PENDING';
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
      {!shown.isTranslated && shown.language !== reader && (
        <p role={isPending ? 'status' : undefined} className="text-meta text-ink-3">
          <LanguageMark shown={shown} originalLanguage={originalLanguage} isPending={isPending} />
        </p>
      )}
    </div>
  );
}
