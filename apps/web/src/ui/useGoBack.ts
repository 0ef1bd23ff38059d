import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepsBack } from './backCloses.ts';

/** Back to where one came from; to `fallback` for who came by a link from outside. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}

/** Whether one has left the screen: the end of a write, which may be late, leads nobody away from where they have gone. */
export function useHasLeft(): () => boolean {
  const hasLeft = useRef(false);
  useEffect(function followScreen() {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return () => hasLeft.current;
}

/**
 * Leaves a screen that is done with for `path`, unless one has left it: back where one came from there, so that it does not stand
 * twice in the history; else in the place of this screen.
 */
export function useReturnTo(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  return async (path) => {
    if (hasLeft()) return;
    await (pathBefore() === path ? navigate(-1) : navigate(path, { replace: true }));
  };
}

/** The address of the history entry before this one; unknown to browsers without the Navigation API. */
function pathBefore(): string | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - stepsBack()];
  return before?.url ? new URL(before.url).pathname : undefined;
}
