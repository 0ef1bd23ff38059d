import type { Language } from '@haiko/shared/i18n/languages';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { PopularPostsDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { useRetry } from '#/api/useRetry.ts';
import { RetryLine } from '#/ui/InlineError.tsx';
import { useSavesData } from '#/ui/saveData.ts';
import { Loading, Skeleton } from '#/ui/Skeleton.tsx';
import { SlideLines } from '#/ui/SlideLines.tsx';
import { PopularSlides } from './PopularSlides.tsx';

/** The popular posts of the week, in a carousel above the feed; none for who wants to load little. */
export function PopularPosts() {
  const savesData = useSavesData();
  if (savesData) return null;
  return (
    <ErrorBoundary FallbackComponent={PopularError}>
      <Suspense fallback={<PopularSkeleton />}>
        <PopularSlides />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads the popular posts anew; rejects when that fails, and leaves the slides as they are. */
export async function loadPopularPosts(language: Language): Promise<void> {
  const { client } = await loadApollo();
  await client.query({ query: PopularPostsDocument, variables: { language }, fetchPolicy: 'network-only' });
}

export function PopularSkeleton() {
  const savesData = useSavesData();
  if (savesData) return null;
  return (
    <Loading>
      <div className="px-4 pt-3 pb-5">
        <div className="flex min-h-12 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="relative mx-auto w-[92%]">
          <SlideSpace />
          <Skeleton shape="card" className="absolute inset-0" />
        </div>
      </div>
    </Loading>
  );
}

/** As tall as a slide. */
function SlideSpace() {
  return (
    <div aria-hidden className="invisible flex min-h-36 flex-col justify-between gap-2 border p-3.5">
      <SlideLines small={2} />
      <div className="h-6" />
    </div>
  );
}

function PopularError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <RetryLine message={t('posts.popular.loadFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}
