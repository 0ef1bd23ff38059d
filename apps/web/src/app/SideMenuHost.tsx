import { lazy, useEffect } from 'react';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { whenActive } from '#/ui/whenActive.ts';
import { openedSideMenu } from './openedSideMenu.ts';

const load = async () => ({ default: (await import('./SideMenu.tsx')).SideMenu });

// Not with the first screens; but on its way when somebody goes on.
const SideMenu = lazy(load);

/** Shows what `openSideMenu()` asks for. */
export function SideMenuHost() {
  useEffect(function fetchWhenActive() {
    return whenActive(() => void load().catch(() => undefined));
  }, []);
  return <OverlayHost opened={openedSideMenu}>{(_, shown) => <SideMenu {...shown} />}</OverlayHost>;
}
