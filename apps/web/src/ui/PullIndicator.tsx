import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble } from './Bubble.tsx';
import { cx } from './cx.ts';
import { PULL_TO_REFRESH_PX } from './measures.ts';
import { vibrate } from './vibrate.ts';

interface PullIndicatorProps {
  /** What is pulled, or the whole screen that it is in. */
  area: RefObject<HTMLElement | null>;
  isRefreshing: boolean;
  onRelease: () => void;
}

/** Follows the finger that pulls, and says what letting go does. Under the header, wherever the list begins: nothing on the screen moves. */
export function PullIndicator({ area, isRefreshing, onRelease }: PullIndicatorProps) {
  const { t } = useTranslation();
  const pulled = usePull(area, onRelease);
  const isReady = pulled >= PULL_TO_REFRESH_PX;
  return (
    <div
      role="status"
      data-follows-pull
      style={isRefreshing || pulled > 0 ? { height: isRefreshing ? 56 : pulled / 2 } : undefined}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-[calc(var(--spacing-header)+env(safe-area-inset-top))] z-1 mx-auto flex h-0 max-w-column items-end justify-center overflow-hidden text-meta text-ink-2',
        pulled === 0 && 'transition-[height] duration-200',
      )}
    >
      {(isRefreshing || pulled > 0) && (
        <span className="mb-1 flex items-center gap-2 rounded-full border border-line bg-surface py-1.5 ps-2.5 pe-4">
          <Bubble size={26} mood={isReady || isRefreshing ? 'happy' : 'calm'} isWaiting={isRefreshing} />
          {pullWords(t, isRefreshing, isReady)}
        </span>
      )}
    </div>
  );
}

function pullWords(t: TFunction, isRefreshing: boolean, isReady: boolean): string {
  if (isRefreshing) return t('common.list.refreshing');
  return isReady ? t('common.list.releaseToRefresh') : t('common.list.pullToRefresh');
}

function usePull(area: RefObject<HTMLElement | null>, onRelease: () => void): number {
  const [pulled, setPulled] = useState(0);
  const release = useEffectEvent(onRelease);
  useEffect(
    function followFinger() {
      // What stands above the list belongs to the screen as well: it can be pulled anywhere.
      const element = area.current?.closest('main') ?? area.current;
      if (!element) return;
      const listening = new AbortController();
      let startY: number | undefined;
      let distance = 0;
      const pullTo = (next: number) => {
        if (next >= PULL_TO_REFRESH_PX && distance < PULL_TO_REFRESH_PX) vibrate();
        distance = next;
        setPulled(next);
      };
      const start = (event: TouchEvent) => {
        const isPage = !(event.target instanceof Element && event.target.closest('dialog, [popover]'));
        const canPull = isPage && window.scrollY <= 0 && event.touches.length === 1;
        startY = canPull ? event.touches[0]?.clientY : undefined;
      };
      const move = (event: TouchEvent) => {
        const y = event.touches[0]?.clientY;
        if (startY === undefined || y === undefined) return;
        if (y <= startY || window.scrollY > 0) return pullTo(0);
        // A busy phone has begun to scroll before we were asked.
        if (event.cancelable) event.preventDefault();
        pullTo(Math.min(y - startY, PULL_TO_REFRESH_PX * 1.5));
      };
      const end = () => {
        if (distance >= PULL_TO_REFRESH_PX) release();
        startY = undefined;
        pullTo(0);
      };
      element.addEventListener('touchstart', start, { passive: true, signal: listening.signal });
      element.addEventListener('touchmove', move, { passive: false, signal: listening.signal });
      element.addEventListener('touchend', end, { signal: listening.signal });
      element.addEventListener('touchcancel', () => pullTo(0), { signal: listening.signal });
      return () => listening.abort();
    },
    [area],
  );
  return pulled;
}
