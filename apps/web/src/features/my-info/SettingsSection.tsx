import { formatCount } from '@haiko/shared/format';
import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { Ban, BellRing, BookA, Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationSettingsSheet } from '#/features/notifications/NotificationSettingsSheet.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { MenuAction, MenuCount, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { MyTownRow } from './MyTownRow.tsx';
import { ReadingLanguagesSheet } from './ReadingLanguagesSheet.tsx';
import type { MyInfo } from './useMyInfo.ts';

/** How somebody wants the product to be for them. */
export function SettingsSection({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [areNotificationsOpen, setAreNotificationsOpen] = useState(false);
  // A new key per opening: the sheet begins with what is saved now.
  const [opening, setOpening] = useState(0);
  const [first, ...others] = me.readingLanguages;
  const summary = first && `${LANGUAGE_NAMES[first]}${others.length > 0 ? ` +${others.length}` : ''}`;
  return (
    <MenuSection title={t('myInfo.section.settings')}>
      <MenuAction
        Icon={Languages}
        label={t('myInfo.reading.title')}
        aside={summary ?? t('myInfo.reading.none')}
        onClick={() => {
          setOpening(opening + 1);
          setIsOpen(true);
        }}
      />
      <MyTownRow />
      <SuggestionsLink me={me} />
      <MenuAction
        Icon={BellRing}
        label={t('notifications.settings.title')}
        onClick={() => setAreNotificationsOpen(true)}
      />
      <MenuLink to={paths.blockedPeople} Icon={Ban} label={t('blocks.list.title')} />
      <ReadingLanguagesSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} me={me} />
      <NotificationSettingsSheet isOpen={areNotificationsOpen} onClose={() => setAreNotificationsOpen(false)} />
    </MenuSection>
  );
}

/** Whoever moderates is told of what waits for anybody, others of what waits for them. */
function SuggestionsLink({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { moderatedSuggestionsCount: ofAll, openSuggestionsCount: ofMine } = me;
  const count = ofAll ?? ofMine;
  return (
    <MenuLink
      to={ofMine === 0 && count > 0 ? paths.allTranslationSuggestions : paths.translationSuggestions}
      Icon={BookA}
      label={t('suggestions.list.title')}
      aside={count > 0 && <MenuCount>{formatCount(count, language)}</MenuCount>}
    />
  );
}
