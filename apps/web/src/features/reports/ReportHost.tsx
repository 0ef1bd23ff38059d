import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useStore } from '#/store.ts';
import { showAlert } from '#/ui/confirm.ts';
import { openedReport } from './report.ts';

const ReportSheet = lazy(async () => ({ default: (await import('./ReportSheet.tsx')).ReportSheet }));

/** Shows what `report()` asks for; every opening begins with an empty sheet. */
export function ReportHost() {
  const { t } = useTranslation();
  const target = useStore(openedReport);
  const [shown, setShown] = useState({ target, opening: 0 });
  // The sheet stays while it leaves.
  if (target && target !== shown.target) setShown({ target, opening: shown.opening + 1 });
  if (!shown.target) return null;

  function close() {
    openedReport.set(undefined);
  }

  function handleError() {
    close();
    void showAlert(t('common.screen.failed'));
  }

  return (
    <ErrorBoundary fallback={null} resetKeys={[shown.opening]} onError={handleError}>
      <Suspense fallback={null}>
        <ReportSheet key={shown.opening} target={shown.target} isOpen={target !== undefined} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
