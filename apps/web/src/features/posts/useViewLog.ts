import { countPostView, setViewDuration } from '@haiko/shared/contract/posts';
import { MAX_VIEW_SECONDS } from '@haiko/shared/limits';
import { useEffect, useRef } from 'react';
import { rest } from '#/api/rest.ts';

/** Counts a view, and names its log for a signed-in reader. */
export const countView = (postUuid: string) => rest.call(countPostView, { body: { postUuid } });

/**
 * Tells the server how long a post was read, in seconds, when the reader leaves it: to another screen, another tab or
 * away. The server keeps the longest time, so telling twice does no harm; nobody waits for the answer.
 */
export function useViewLog(logUuid: string | null | undefined): void {
  const openedAt = useRef(0);
  useEffect(function startClock() {
    openedAt.current = Date.now();
  }, []);
  useEffect(
    function sendOnLeaving() {
      if (!logUuid) return;
      const send = () => {
        const duration = Math.min(Math.round((Date.now() - openedAt.current) / 1000), MAX_VIEW_SECONDS);
        if (duration <= 0) return;
        const input = { params: { id: logUuid }, body: { duration }, keepalive: true };
        rest.call(setViewDuration, input).catch(() => undefined);
      };
      const sendWhenHidden = () => {
        if (document.hidden) send();
      };
      document.addEventListener('visibilitychange', sendWhenHidden);
      return () => {
        document.removeEventListener('visibilitychange', sendWhenHidden);
        send();
      };
    },
    [logUuid],
  );
}
