import { useViewTransitionState } from 'react-router-dom';

/** Whether a link's screen is gone to with a transition: where the reader wants motion, and the browser can. */
export function wantsTransition(): boolean {
  return !import.meta.env.SSR && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Classes for what a card shares with the page that its link opens, while the one turns into the other. */
export function useSharedView(to: string): { title: string | undefined; picture: string | undefined } {
  const isTurning = useViewTransitionState(to);
  return { title: isTurning ? 'shared-title' : undefined, picture: isTurning ? 'shared-picture' : undefined };
}
