import { useTranslation } from 'react-i18next';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { LegalScreen } from './LegalScreen.tsx';

export function Screen() {
  const { t } = useTranslation();
  return <LegalScreen title={t('legal.title.terms')} document="terms" />;
}

export const Skeleton = ScreenSkeleton;
