import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '#/store.ts';
import { showAlert } from '#/ui/confirm.ts';
import { closeProfile, openedProfile } from './profile.ts';

// Not with the first screens: most readers open nobody's profile.
const UserPopup = lazy(async () => ({ default: (await import('./UserPopup.tsx')).UserPopup }));

/** Shows what `openProfile()` asks for; gone with the screen it was opened on. */
export function ProfileHost() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useStore(openedProfile);
  const [shown, setShown] = useState(user);
  // The person stays while the popup fades out.
  if (user && user !== shown) setShown(user);
  useEffect(() => closeProfile, [pathname]);
  if (!shown) return null;

  function handleError() {
    closeProfile();
    void showAlert(t('common.screen.failed'));
  }

  return (
    <ErrorBoundary fallback={null} resetKeys={[shown]} onError={handleError}>
      <Suspense fallback={null}>
        <UserPopup key={shown.uuid} user={shown} isOpen={user !== undefined} onClose={closeProfile} />
      </Suspense>
    </ErrorBoundary>
  );
}
