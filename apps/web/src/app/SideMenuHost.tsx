import { lazy, useEffect } from 'react';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { whenIdle } from '#/ui/whenIdle.ts';
import { openedSideMenu } from './openedSideMenu.ts';

const load = async () => ({ default: (await import('./SideMenu.tsx')).SideMenu });

// Not with the first screens; but it is there when somebody taps.
const SideMenu = lazy(load);

/** Shows what `openSideMenu()` asks for. */
export function SideMenuHost() {
  useEffect(function fetchWhenIdle() {
    return whenIdle(() => void load().catch(() => undefined));
  }, []);
  return <OverlayHost opened={openedSideMenu}>{(_, shown) => <SideMenu {...shown} />}</OverlayHost>;
}
