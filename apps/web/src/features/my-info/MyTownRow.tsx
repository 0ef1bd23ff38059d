import { townName } from '@haiko/shared/rules/town';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { MenuAction } from '#/ui/MenuSection.tsx';
import { MyTownSheet } from './MyTownSheet.tsx';

/** The row of /myinfor that tells where one lives and opens its picker. */
export function MyTownRow() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { regionId } = useSignedInMe();
  const [isOpen, setIsOpen] = useState(false);
  const town = regionId === null ? t('myInfo.town.none') : townName(regionId, language);
  return (
    <>
      <MenuAction
        Icon={MapPin}
        label={t('myInfo.town.title')}
        aside={<span className="block max-w-44 truncate">{town}</span>}
        onClick={() => setIsOpen(true)}
      />
      <MyTownSheet isOpen={isOpen} onClose={() => setIsOpen(false)} regionId={regionId} />
    </>
  );
}
