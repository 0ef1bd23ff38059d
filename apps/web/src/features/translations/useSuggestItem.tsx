import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { suggest } from '#/features/suggestions/suggest.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import type { MenuItem } from '#/ui/Menu.tsx';
import type { TextSwitch } from './useTextSwitch.ts';

/** The way to a better translation of a text, or to its first one, for its options; none where it is the reader's language. */
export function useSuggestItem({ subject, originalLanguage, isTranslation, onSwitch }: TextSwitch): MenuItem[] {
  const { t } = useTranslation();
  const reader = useLanguage();
  if (originalLanguage === reader && !isTranslation) return [];
  return [
    {
      key: 'suggest',
      label: isTranslation || onSwitch ? t('translations.shown.suggest') : t('translations.shown.add'),
      icon: <Languages aria-hidden size={18} />,
      onSelect: () => void suggest(subject),
    },
  ];
}
