import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadNextMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { closeProfile, openedProfile } from './profile.ts';

// Not with the first screens: most readers open nobody's profile.
const UserPopup = lazy(async () => {
  const [{ UserPopup }] = await Promise.all([import('./UserPopup.tsx'), loadNextMessages()]);
  return { default: UserPopup };
});

/** Shows what `openProfile()` asks for; gone with the screen it was opened on. */
export function ProfileHost() {
  const { pathname } = useLocation();
  useEffect(() => closeProfile, [pathname]);
  return <OverlayHost opened={openedProfile}>{(user, shown) => <UserPopup user={user} {...shown} />}</OverlayHost>;
}
