import { lazy } from 'react';
import { loadNextMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { useClosedWithScreen } from '#/ui/useClosedWithScreen.ts';
import { openedProfile } from './profile.ts';

// Not with the first screens: most readers open nobody's profile.
const UserPopup = lazy(async () => {
  const [{ UserPopup }] = await Promise.all([import('./UserPopup.tsx'), loadNextMessages()]);
  return { default: UserPopup };
});

/** Shows what `openProfile()` asks for. */
export function ProfileHost() {
  useClosedWithScreen(openedProfile);
  return <OverlayHost opened={openedProfile}>{(user, shown) => <UserPopup user={user} {...shown} />}</OverlayHost>;
}
