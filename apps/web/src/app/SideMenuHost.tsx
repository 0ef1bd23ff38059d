import { lazy } from 'react';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { useClosedWithScreen } from '#/ui/useClosedWithScreen.ts';
import { useFetchedAhead } from '#/ui/useFetchedAhead.ts';
import { openedSideMenu } from './openedSideMenu.ts';

const load = async () => ({ default: (await import('./SideMenu.tsx')).SideMenu });

// Not with the first screens; but on its way when somebody goes on.
const SideMenu = lazy(load);

/** Shows what `openSideMenu()` asks for. */
export function SideMenuHost() {
  useClosedWithScreen(openedSideMenu);
  useFetchedAhead(load);
  return <OverlayHost opened={openedSideMenu}>{(_, shown) => <SideMenu {...shown} />}</OverlayHost>;
}
