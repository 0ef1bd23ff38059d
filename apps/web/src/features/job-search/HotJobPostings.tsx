import type { Language } from '@haiko/shared/i18n/languages';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { HotJobPostingsDocument } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { useRetry } from '#/api/useRetry.ts';
import { RetryLine } from '#/ui/InlineError.tsx';
import { useSavesData } from '#/ui/saveData.ts';
import { SlideSkeleton } from '#/ui/SlideSkeleton.tsx';
import { HotSlides } from './HotSlides.tsx';

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
  return savesData ? null : <SlideSkeleton />;
}

function HotError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <RetryLine message={t('jobSearch.list.hotFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}
