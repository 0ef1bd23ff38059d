import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimedNote } from './noteLogRows.ts';

/** Farther from the bottom than this, somebody reads what was said before. */
const NEAR_PX = 120;

/** Keeps the newest note in sight for who is at the end or has just written; tells the others that there is one. */
export function useNewestInView(newest: TimedNote | undefined) {
  const log = useRef<HTMLDivElement>(null);
  /** When the newest note was said, from which somebody has scrolled away. */
  const [leftAt, setLeftAt] = useState<string>();
  const goToNewest = () => log.current?.scrollTo({ top: 0 });

  const handleScroll = useEffectEvent(() => {
    // In a reversed column 0 is the bottom, and above it is negative.
    const isAway = (log.current?.scrollTop ?? 0) < -NEAR_PX;
    setLeftAt(isAway ? (leftAt ?? newest?.createdAt) : undefined);
  });
  useEffect(function followScroll() {
    const element = log.current;
    const listener = () => handleScroll();
    element?.addEventListener('scroll', listener, { passive: true });
    return () => element?.removeEventListener('scroll', listener);
  }, []);

  const mine = newest?.isMine ? newest.key : undefined;
  useEffect(
    function showOwnNote() {
      if (mine) log.current?.scrollTo({ top: 0 });
    },
    [mine],
  );

  const hasNewBelow = leftAt !== undefined && newest !== undefined && !newest.isMine && newest.createdAt > leftAt;
  return { log, hasNewBelow, goToNewest };
}
