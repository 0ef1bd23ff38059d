import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { ScreenSkeleton } from './Skeleton.tsx';

/** Says honestly that a screen of the plan is still to come. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle isHidden>{t('common.screen.preparing')}</ScreenTitle>
      <EmptyState drawing="building" message={t('common.screen.preparing')} hint={t('common.screen.preparingHint')} />
    </>
  );
}

export const Skeleton = ScreenSkeleton;
