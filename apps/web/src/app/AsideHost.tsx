import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { whenIdle } from '#/ui/whenIdle.ts';

/** As wide as the column with a rail at one side and this at the other. */
const WIDE = '(min-width: 1024px)';

// After the screen itself, and never on a phone.
const Aside = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const [{ Aside: component }] = await Promise.all([import('./Aside.tsx'), loadMoreMessages()]);
  return { default: component };
});

/** The column at the right of wide windows; without it nothing is missing. */
export function AsideHost() {
  if (!useIsWide()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Aside />
      </Suspense>
    </ErrorBoundary>
  );
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
