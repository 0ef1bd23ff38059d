import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { RefObject } from 'react';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { MenuList } from '#/ui/MenuList.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

interface LanguageListProps {
  id: string;
  label: string;
  button: RefObject<HTMLElement | null>;
  onToggle: (isOpen: boolean) => void;
}

/** The nine languages, each in its own script. */
export function LanguageList(props: LanguageListProps) {
  const language = useLanguage();
  return (
    <MenuList
      {...props}
      opensAtOnce
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
