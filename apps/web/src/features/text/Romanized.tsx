import { hasHangul } from '@haiko/shared/rules/romanize';
import { useLanguage } from '#/i18n/useLanguage.ts';

interface RomanizedProps {
  /** What a Korean wrote: a name, an address. */
  text: string;
  by: (text: string) => string;
  className: string;
}

/** How Hangul is read, in Latin letters, for whoever does not read Korean; nothing where there is none. */
export function Romanized({ text, by, className }: RomanizedProps) {
  if (useLanguage() === 'ko' || !hasHangul(text)) return null;
  return (
    <span lang="ko-Latn" className={className}>
      {by(text)}
    </span>
  );
}
