import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepsBack } from './backCloses.ts';
import { useGoBack } from './useGoBack.ts';

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
 * Leaves the screen of a thing that was deleted for where one came from, unless one has left it. Once its screen is gone, which would
 * ask the server for it again, `forget` takes the thing out of every list.
 */
export function useLeaveDeleted(uuid: string, forget: (uuid: string) => void, fallback: string): () => void {
  const goBack = useGoBack(fallback);
  const hasLeft = useHasLeft();
  const isDeleted = useRef(false);
  useEffect(
    () =>
      function forgetOnceLeft() {
        if (isDeleted.current) forget(uuid);
      },
    [uuid, forget],
  );
  return () => {
    isDeleted.current = true;
    if (hasLeft()) forget(uuid);
    else goBack();
  };
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
