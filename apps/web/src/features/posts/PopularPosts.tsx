import type { Language } from '@haiko/shared/i18n/languages';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { PopularPostsDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { useRetry } from '#/api/useRetry.ts';
import { RetryLine } from '#/ui/InlineError.tsx';
import { useSavesData } from '#/ui/saveData.ts';
import { PopularSkeleton } from './PopularSkeleton.tsx';
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

function PopularError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <RetryLine message={t('posts.popular.loadFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}
