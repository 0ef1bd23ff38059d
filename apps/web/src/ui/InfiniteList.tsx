import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { InlineError } from './InlineError.tsx';
import { LongList } from './LongList.tsx';
import { Spinner } from './Spinner.tsx';
import { LOAD_MORE_DEBOUNCE_MS, LOAD_MORE_DISTANCE_PX } from './measures.ts';
import { useRunning } from './useRunning.ts';

interface InfiniteListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** Four rows fill a phone. */
  areTall?: boolean;
  hasMore: boolean;
  /** Loads the next page; rejects when it cannot. */
  loadMore: () => Promise<unknown>;
  empty: ReactNode;
  /** Only for lists whose query does not suspend; a screen's own query has the route's skeleton and error. */
  isLoading?: boolean;
  skeleton?: ReactNode;
  error?: string | undefined;
  onRetry?: () => void;
}

/** Every list of the app: loading, failed, empty or rows, always in this order, and the ways in which a list goes on. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, keyOf, renderItem, areTall, hasMore, loadMore, empty, isLoading, skeleton, error, onRetry } = props;
  if (isLoading && items.length === 0) return skeleton;
  if (error && items.length === 0) return <InlineError message={error} onRetry={onRetry} />;
  // A list that leaves rows out may have none yet, and more to come.
  if (items.length === 0 && !hasMore) return empty;
  return (
    <>
      <LongList items={uniqueBy(items, keyOf)} keyOf={keyOf} renderItem={renderItem} areTall={areTall} />
      <ListEnd hasMore={hasMore} loadMore={loadMore} count={items.length} />
    </>
  );
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

interface ListEndProps {
  hasMore: boolean;
  loadMore: () => Promise<unknown>;
  count: number;
}

function ListEnd({ hasMore, loadMore, count }: ListEndProps) {
  const { t } = useTranslation();
  const [isLoading, run] = useRunning();
  const [hasFailed, setHasFailed] = useState(false);
  const sentinel = useSentinel(hasMore && !hasFailed && !isLoading, count, load);

  function load() {
    setHasFailed(false);
    run(loadMore).catch(() => setHasFailed(true));
  }

  if (!hasMore) return <p className="px-4 py-8 text-center text-meta text-ink-3">{t('common.list.end')}</p>;
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-5 text-body text-ink-2">
        <span>{t('common.list.loadMoreFailed')}</span>
        <Button variant="soft" size="sm" onClick={load}>
          {t('common.button.retry')}
        </Button>
      </div>
    );
  }
  // One of its own for each page: pushed away by the rows that come, it would be something that jumps.
  return (
    <div
      key={count}
      ref={sentinel}
      role="status"
      aria-label={t('common.list.loading')}
      className="grid h-20 place-items-center text-ink-3"
    >
      {isLoading && <Spinner />}
    </div>
  );
}

/** Calls `onNear` once the element has stayed near the view's bottom; `round` starts it anew after each page. */
function useSentinel(isActive: boolean, round: number, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const callback = useRef(onNear);
  useEffect(function keepNewest() {
    callback.current = onNear;
  });
  useEffect(
    function watchBottom() {
      const element = ref.current;
      if (!element || !isActive) return;
      let timer: number | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          window.clearTimeout(timer);
          // A busy phone reports leaving and coming near in one go: the last word counts.
          if (entries.at(-1)?.isIntersecting)
            timer = window.setTimeout(() => callback.current(), LOAD_MORE_DEBOUNCE_MS);
        },
        { rootMargin: `0px 0px ${LOAD_MORE_DISTANCE_PX}px 0px` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        window.clearTimeout(timer);
      };
    },
    [isActive, round],
  );
  return ref;
}
