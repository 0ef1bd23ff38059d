import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Menu } from '#/ui/Menu.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

/** The nine languages, each in its own script. */
export function LanguagePicker({ hasName = false }: { hasName?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Menu
      // Who speaks to the phone says what is to be seen.
      label={hasName ? `${LANGUAGE_NAMES[language]} – ${t('common.nav.language')}` : t('common.nav.language')}
      trigger={
        <span className="flex items-center gap-2 px-2.5 text-body">
          <Globe aria-hidden size={22} strokeWidth={1.75} />
          {hasName && LANGUAGE_NAMES[language]}
        </span>
      }
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
