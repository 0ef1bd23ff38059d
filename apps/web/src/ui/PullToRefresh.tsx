import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { showAlert } from './confirm.ts';
import { useRefreshRequest } from './refreshSignal.ts';
import { useRunning } from './useRunning.ts';
import { whenIdle } from './whenIdle.ts';

const PullIndicator = lazy(async () => ({ default: (await import('./PullIndicator.tsx')).PullIndicator }));

interface PullToRefreshProps {
  /** Loads everything anew. */
  onRefresh: () => Promise<unknown>;
  /** What is told where that fails. */
  failed: string;
  children: ReactNode;
}

/** Pulling the page down at its top, or tapping its active tab, refreshes it. */
export function PullToRefresh({ onRefresh, failed, children }: PullToRefreshProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isRefreshing, run] = useRunning();
  const canBePulled = useIsIdle();
  const refresh = () => void run(onRefresh).catch(() => showAlert(failed));
  useRefreshRequest(refresh);
  return (
    <div ref={area}>
      {canBePulled && (
        // Without the code, the tab still refreshes.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <PullIndicator area={area} isRefreshing={isRefreshing} onRelease={refresh} />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
    </div>
  );
}

/** True once nothing else is to do: a page can be read, and tapped, before it can be pulled. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(function waitForIdle() {
    return whenIdle(() => setIsIdle(true));
  }, []);
  return isIdle;
}
