import type { Language } from '@haiko/shared/i18n/languages';
import { RichText } from './RichText.tsx';

interface LanguageText {
  text: string;
  language: Language;
}

interface TwoTextsProps {
  first: LanguageText;
  second: LanguageText | undefined;
}

/** A text, and below it, smaller, the same in another language where there is one. */
export function TwoTexts({ first, second }: TwoTextsProps) {
  return (
    <>
      <RichText {...first} className="text-body text-ink-1" />
      {second && (
        <div className="mt-1.5 border-t border-ink-3/25 pt-1.5">
          <RichText {...second} className="text-meta text-ink-2" />
        </div>
      )}
    </>
  );
}
