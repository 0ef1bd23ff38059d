import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

// Only finds need the names of regions, jobs and visas.
const SearchWords = lazy(() =>
  import('#/features/job-alerts/SearchWords.tsx').then((module) => ({ default: module.SearchWords })),
);

/** What the kept search looks for that found something; its notification says enough where the words cannot be loaded. */
export function JobAlertWords({ path }: { path: string }) {
  const [, filter] = path.split('?');
  if (!filter) return null;
  return (
    <span className="block text-meta wrap-anywhere text-ink-2">
      <ErrorBoundary fallback={null}>
        {/* The line is there before its words are. */}
        <Suspense fallback={<>&nbsp;</>}>
          <SearchWords filter={filter} />
        </Suspense>
      </ErrorBoundary>
    </span>
  );
}
