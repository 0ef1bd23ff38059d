import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import type { Store } from '#/store.ts';
import { useStore } from '#/useStore.ts';
import { showAlert } from './confirm.ts';
import { ProgressLine } from './ProgressLine.tsx';

interface Shown {
  isOpen: boolean;
  onClose: () => void;
}

interface OverlayHostProps<T> {
  /** What is open; undefined while nothing is. */
  opened: Store<T | undefined>;
  /** A sheet or a popup, lazy as a rule: its code is asked for by the first opening. */
  children: (subject: T, shown: Shown) => ReactNode;
}

/** Stands once, in the main layout, and shows what a store says is open; every opening begins afresh. */
export function OverlayHost<T extends object>({ opened, children }: OverlayHostProps<T>) {
  const { t } = useTranslation();
  const subject = useStore(opened);
  const [shown, setShown] = useState({ subject, opening: 0 });
  // It stays while it leaves.
  if (subject && subject !== shown.subject) setShown({ subject, opening: shown.opening + 1 });
  if (!shown.subject) return null;

  function close() {
    opened.set(undefined);
  }

  function handleError() {
    close();
    void showAlert(t('common.screen.failed'));
  }

  return (
    <ErrorBoundary fallback={null} resetKeys={[shown.opening]} onError={handleError}>
      <Suspense fallback={subject && <ProgressLine />}>
        <Fragment key={shown.opening}>
          {children(shown.subject, { isOpen: subject !== undefined, onClose: close })}
        </Fragment>
      </Suspense>
    </ErrorBoundary>
  );
}
