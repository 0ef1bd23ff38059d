import { useNavigation } from 'react-router-dom';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { handleOf } from '#/navigation.ts';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import type { RouteHandle } from './screen.tsx';

/**
 * Boxes over the screen that is left, while the code of a tab's screen is on its way: a tap is answered at once. Where a visitor is
 * asked to sign in, what they were reading stays.
 */
export function ComingScreen() {
  const { location } = useNavigation();
  const isSignedIn = useIsSignedIn();
  const handle = location && (handleOf(location.pathname) as RouteHandle | undefined);
  if (!handle?.tab || location?.pathname === window.location.pathname) return null;
  if (handle.isGuarded && !isSignedIn) return null;
  return (
    <div className="late-soon fixed inset-x-0 top-[calc(var(--spacing-header)+env(safe-area-inset-top))] bottom-0 z-1 mx-auto max-w-column overflow-hidden bg-page">
      <ScreenSkeleton />
    </div>
  );
}
