import { useTranslation } from 'react-i18next';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { LegalScreen } from './LegalScreen.tsx';

export function Screen() {
  const { t } = useTranslation();
  return <LegalScreen title={t('legal.title.privacy')} document="privacy" />;
}

export const Skeleton = ScreenSkeleton;
