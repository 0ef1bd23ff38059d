import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

const SHAPES = { line: 'rounded-md', card: 'rounded-card', round: 'rounded-full' };

/** One grey box; give it the size of what will stand there. */
export function Skeleton({ className, shape = 'line' }: { className: string; shape?: keyof typeof SHAPES }) {
  return <span aria-hidden className={cx('shimmer block', SHAPES[shape], className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Cards to come: who, title, three lines, a thumbnail. Says "loading" once to screen readers. */
export function CardSkeletons({ count = 5 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <PersonSkeleton />
          <div className="flex gap-3">
            <div className="flex min-w-0 flex-1 flex-col gap-2.5">
              <Skeleton className="h-4 w-4/5" />
              <TextSkeleton lines={3} />
            </div>
            <Skeleton shape="card" className="size-20 shrink-0" />
          </div>
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </Loading>
  );
}

/** Rows to come: a round picture and two lines. */
export function RowSkeletons({ count = 6 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="px-4 py-3">
          <PersonSkeleton />
        </div>
      ))}
    </Loading>
  );
}

/** A screen of text to come. */
export function ScreenSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-5 px-4 py-5">
        <Skeleton className="h-6 w-2/3" />
        <PersonSkeleton />
        <TextSkeleton lines={6} />
      </div>
    </Loading>
  );
}

function PersonSkeleton() {
  return (
    <div className="flex items-center gap-2.5">
      <Skeleton shape="round" className="size-9 shrink-0" />
      <div className="flex flex-1 flex-col gap-1.5">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-3 w-16" />
      </div>
    </div>
  );
}

/** Around boxes of one's own: says "loading" once, and stays out of sight where the answer is quick. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="late">
      <span className="sr-only">{t('common.list.loading')}</span>
      {children}
    </div>
  );
}
