import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { useRefreshRequest } from './refreshSignal.ts';
import { Spinner } from './Spinner.tsx';
import { vibrate } from './vibrate.ts';
import { PULL_TO_REFRESH_PX } from './measures.ts';

interface PullToRefreshProps {
  /** Loads everything anew; rejections are the screen's to tell. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pulling the page down at its top, or tapping its active tab, refreshes it. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useTranslation();
  const [isRefreshing, startTransition] = useTransition();
  const refresh = () =>
    startTransition(async () => {
      await onRefresh().catch(() => undefined);
    });
  const { area, pulled } = usePull(refresh);
  useRefreshRequest(refresh);
  const isReady = pulled >= PULL_TO_REFRESH_PX;
  return (
    <div ref={area}>
      <div
        role="status"
        style={isRefreshing || pulled > 0 ? { height: isRefreshing ? 56 : pulled / 2 } : undefined}
        className={cx(
          'flex h-0 items-center justify-center gap-2 overflow-hidden text-meta text-ink-3',
          pulled === 0 && 'transition-[height] duration-200',
        )}
      >
        {isRefreshing ? (
          <>
            <Spinner size={18} />
            {t('common.list.refreshing')}
          </>
        ) : (
          pulled > 0 && (
            <>
              <ArrowDown aria-hidden size={18} className={cx('transition-transform', isReady && 'rotate-180')} />
              {isReady ? t('common.list.releaseToRefresh') : t('common.list.pullToRefresh')}
            </>
          )
        )}
      </div>
      {children}
    </div>
  );
}

function usePull(onRelease: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const release = useEffectEvent(onRelease);
  useEffect(function followFinger() {
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
  }, []);
  return { area, pulled };
}
