import { useEffect, type RefObject } from 'react';

/**
 * Shows what is current, or the first that is chosen, of a row that scrolls sideways, in its middle, also after letters or counts have
 * come that move it, until somebody moves the row.
 *
 * @param current changes with what is current
 */
export function useCurrentInMiddle(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(
    function showCurrent() {
      const element = row.current;
      const shown = element?.querySelector<HTMLElement>('[aria-current], [data-chosen]');
      if (!element || !shown) return;
      // Not scrollIntoView: that would move the page as well.
      const observer = new ResizeObserver(() => {
        element.scrollLeft = shown.offsetLeft - (element.clientWidth - shown.clientWidth) / 2;
      });
      for (const child of [element, ...element.children]) observer.observe(child);
      const moves = ['pointerdown', 'wheel'] as const;
      const stop = () => observer.disconnect();
      for (const move of moves) element.addEventListener(move, stop, { passive: true });
      return () => {
        stop();
        for (const move of moves) element.removeEventListener(move, stop);
      };
    },
    [row, current],
  );
}
