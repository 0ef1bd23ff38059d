import { CHUNK_TIMEOUT_MS } from '@haiko/shared/limits';
import { Suspense, use, useEffect, useRef, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, type RouteObject } from 'react-router-dom';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { requireSession } from './guard.ts';
import { screenHandle, type ScreenHandle } from './handle.ts';
import { ScreenError } from './ScreenError.tsx';

/** What every screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** The same boxes as the screen, shown while its query runs. */
  Skeleton: ComponentType;
}

export type LoadScreen = () => Promise<ScreenModule>;

interface ScreenOptions extends Partial<ScreenHandle> {
  isGuarded?: boolean;
}

/** One route: its screen is a chunk of its own, loaded before the old screen goes; guarded ones ask for a session first. */
export function screen(
  path: string,
  load: LoadScreen,
  { isGuarded = false, ...handle }: ScreenOptions = {},
): RouteObject {
  return {
    path,
    handle: screenHandle(handle),
    element: <ScreenFrame load={load} />,
    async loader({ request }) {
      if (isGuarded) await requireSession(request);
      // A chunk that fails is told by the frame, in place of the screen.
      await chunkOf(load).catch(() => undefined);
      return null;
    },
  };
}

const chunks = new Map<LoadScreen, Promise<ScreenModule>>();

function chunkOf(load: LoadScreen): Promise<ScreenModule> {
  const known = chunks.get(load);
  if (known) return known;
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new TypeError('The screen took too long to load')), CHUNK_TIMEOUT_MS);
  });
  const chunk = Promise.race([load(), timeout]);
  chunks.set(load, chunk);
  return chunk;
}

function ScreenFrame({ load }: { load: LoadScreen }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]} onReset={() => chunks.delete(load)}>
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadedScreen load={load} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ load }: { load: LoadScreen }) {
  const { Screen, Skeleton } = use(chunkOf(load));
  const { pathname } = useLocation();
  return (
    // The key: another post is another screen, not the old one with new numbers.
    <Suspense key={pathname} fallback={<Skeleton />}>
      <FocusHeading />
      <Screen />
    </Suspense>
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
