import type { Language } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#/ui/Menu.tsx';
import { LanguageSheet } from './LanguageSheet.tsx';
import type { CorrectableSubject } from './translationSubject.ts';

/** The menu item with which its writer corrects the language of a text, and the sheet that it opens. */
export function useLanguageCorrection(
  subject: CorrectableSubject,
  current: Language,
): { item: MenuItem; sheet: ReactNode } {
  const { t } = useTranslation();
  // A new sheet per opening begins with the language that the text has now.
  const [opened, setOpened] = useState({ isOpen: false, opening: 0 });
  const item = {
    key: 'language',
    label: t('translations.shown.change'),
    icon: <Languages aria-hidden size={18} />,
    onSelect: () => setOpened(({ opening }) => ({ isOpen: true, opening: opening + 1 })),
  };
  const sheet = opened.opening > 0 && (
    <LanguageSheet
      key={opened.opening}
      subject={subject}
      current={current}
      isOpen={opened.isOpen}
      onClose={() => setOpened({ ...opened, isOpen: false })}
    />
  );
  return { item, sheet };
}
