import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveRenderedScreen } from '#/renderedPage.ts';

/** Takes away what index.html shows before the app is there; React's own boxes stand in its place before the next paint. */
export function useRemovedShell(): void {
  useLayoutEffect(function takeShellAway() {
    document.getElementById('shell')?.remove();
  }, []);
}

/** From now on the screen answers to taps, also one that the server has rendered. */
export function useAliveScreen(): void {
  useEffect(function sayAlive() {
    delete document.documentElement.dataset.rendered;
  }, []);
}

/** As long as the first screen is there its skeleton shows at once (`late` in tokens.css): the shell has been there already. */
export function useFirstScreen(): void {
  const { pathname } = useLocation();
  useEffect(
    function rememberFirstScreen() {
      return () => {
        delete document.documentElement.dataset.shell;
        leaveRenderedScreen();
      };
    },
    [pathname],
  );
}
