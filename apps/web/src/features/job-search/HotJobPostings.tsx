import type { Language } from '@haiko/shared/i18n/languages';
import { lazy, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { client } from '#/api/client.ts';
import { HotJobPostingsDocument } from '#/api/generated.ts';
import { useRetry } from '#/api/useRetry.ts';
import { RetryLine } from '#/ui/InlineError.tsx';
import { Loading, Skeleton } from '#/ui/Skeleton.tsx';

// The list does not wait for the slides' code.
const HotSlides = lazy(() => import('./HotSlides.tsx').then((module) => ({ default: module.HotSlides })));

/** What people save and open most, in a carousel above the list. */
export function HotJobPostings() {
  return (
    <ErrorBoundary FallbackComponent={HotError}>
      <Suspense fallback={<HotSkeleton />}>
        <HotSlides />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads the hot postings anew; rejects when that fails, and leaves the slides as they are. */
export async function loadHotJobPostings(language: Language): Promise<void> {
  await client.query({ query: HotJobPostingsDocument, variables: { language }, fetchPolicy: 'network-only' });
}

export function HotSkeleton() {
  return (
    <Loading>
      <div className="px-4 pb-5">
        <div className="flex min-h-12 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
        <Skeleton shape="card" className="mx-auto h-44 w-[92%]" />
      </div>
    </Loading>
  );
}

function HotError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <RetryLine message={t('jobSearch.list.hotFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}
