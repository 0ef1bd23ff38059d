import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { useState, type RefObject } from 'react';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { MenuList } from '#/ui/MenuList.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

interface LanguageListProps {
  id: string;
  label: string;
  button: RefObject<HTMLElement | null>;
  opensAtOnce: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The nine languages, each in its own script. */
export function LanguageList({ opensAtOnce, ...props }: LanguageListProps) {
  // When its code has come, and not once more when one returns.
  const [opens] = useState(opensAtOnce);
  const language = useLanguage();
  return (
    <MenuList
      {...props}
      opensAtOnce={opens}
      items={LANGUAGES.map((key) => ({
        key,
        label: LANGUAGE_NAMES[key],
        lang: HTML_LANG[key],
        isSelected: key === language,
        onSelect: () => void chooseLanguage(key),
      }))}
    />
  );
}
