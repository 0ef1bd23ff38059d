import { Suspense, use, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, type RouteObject } from 'react-router-dom';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { waitBegins } from '#/awaited.ts';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { ChunkError, chunkOf, type LoadScreen } from './chunks.ts';
import { useAliveScreen } from './firstShell.ts';
import { requireSession } from './guard.ts';
import { screenHandle, type ScreenHandle } from './handle.ts';
import { rememberScreen } from './lastScreen.ts';
import { ScreenError } from './ScreenError.tsx';
import { openInNewRelease } from './staleChunks.ts';
import { usePrefetch, type NextScreens } from './usePrefetch.ts';

interface ScreenOptions extends Partial<ScreenHandle> {
  isGuarded?: boolean;
  next?: NextScreens;
}

/** What is known of a route without rendering it. */
export interface RouteHandle extends ScreenHandle {
  load: LoadScreen;
  isGuarded: boolean;
}

const NOTHING: NextScreens = {};

/** One route: its screen is a chunk of its own, loaded before the old screen goes; guarded ones ask for a session first. */
export function screen(
  path: string,
  load: LoadScreen,
  { isGuarded = false, next = NOTHING, ...handle }: ScreenOptions = {},
): RouteObject {
  return {
    id: path,
    path,
    handle: { ...screenHandle(handle), load, isGuarded } satisfies RouteHandle,
    element: <ScreenFrame load={load} isGuarded={isGuarded} next={next} />,
    async loader({ request }) {
      if (isGuarded) await requireSession(request);
      const endWait = waitBegins();
      // A chunk that fails is told by the frame, in place of the screen.
      await chunkOf(load)
        .finally(endWait)
        .catch((error: unknown) => leaveOldRelease(error, request));
      return null;
    },
  };
}

/** Keeps the old screen until the page goes, where the code of the wanted one has gone with its release. */
async function leaveOldRelease(error: unknown, request: Request): Promise<void> {
  if (request.signal.aborted || !(error instanceof ChunkError) || error.isTimeout) return;
  if (openInNewRelease(request.url)) await new Promise(() => undefined);
}

interface FrameProps {
  load: LoadScreen;
  isGuarded: boolean;
  next: NextScreens;
}

function ScreenFrame({ load, isGuarded, next }: FrameProps) {
  const { pathname } = useLocation();
  return (
    // Its code, which may not come; what fails in the screen itself is told under its title.
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadedScreen load={load} isGuarded={isGuarded} next={next} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ load, isGuarded, next }: FrameProps) {
  const { Screen, Skeleton, titleKey } = use(chunkOf(load));
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  useEffect(
    function rememberOpenScreen() {
      if (!isGuarded) rememberScreen(pathname + search);
    },
    [isGuarded, pathname, search],
  );
  usePrefetch(next);
  useAliveScreen();
  // The session has ended under a screen that is only for signed-in people: it shows nothing more while the guard asks.
  if (isGuarded && !isSignedIn) return <Skeleton />;
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={(failure) => (
        <ScreenError {...failure} titleKey={typeof titleKey === 'function' ? titleKey(pathname) : titleKey} />
      )}
    >
      {/* The key: another post is another screen, not the old one with new numbers. */}
      <Suspense key={pathname} fallback={<Skeleton />}>
        <FocusHeading />
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}

let isFirstScreen = true;

/** Moves the focus to the new screen's title, so that a screen reader says where one is. */
function FocusHeading() {
  const { pathname } = useLocation();
  const focused = useRef<string>(undefined);
  useEffect(
    function focusHeading() {
      if (focused.current === pathname) return;
      focused.current = pathname;
      if (!isFirstScreen) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      isFirstScreen = false;
    },
    [pathname],
  );
  return null;
}
