import type { Language } from '@haiko/shared/i18n/languages';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { HotJobPostingsDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { useRetry } from '#/api/useRetry.ts';
import { RetryLine } from '#/ui/InlineError.tsx';
import { useSavesData } from '#/ui/saveData.ts';
import { Loading, Skeleton } from '#/ui/Skeleton.tsx';
import { HotSlides, SlideSpace } from './HotSlides.tsx';

/** What people save and open most, in a carousel above the list; none for who wants to load little. */
export function HotJobPostings() {
  const savesData = useSavesData();
  if (savesData) return null;
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
  const { client } = await loadApollo();
  await client.query({ query: HotJobPostingsDocument, variables: { language }, fetchPolicy: 'network-only' });
}

export function HotSkeleton() {
  const savesData = useSavesData();
  if (savesData) return null;
  return (
    <Loading>
      <div className="px-4 pb-5">
        <div className="flex min-h-11 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="relative mx-auto w-[92%] border border-transparent">
          <SlideSpace />
          <Skeleton shape="card" className="absolute inset-0" />
        </div>
      </div>
    </Loading>
  );
}

function HotError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <RetryLine message={t('jobSearch.list.hotFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}
