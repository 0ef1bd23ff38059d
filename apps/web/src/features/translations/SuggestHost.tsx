import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useStore } from '#/store.ts';
import { showAlert } from '#/ui/confirm.ts';
import { openedSuggestion } from './suggest.ts';

const SuggestSheet = lazy(async () => {
  const [{ SuggestSheet }] = await Promise.all([import('./SuggestSheet.tsx'), loadMoreMessages()]);
  return { default: SuggestSheet };
});

/** Shows what `suggest()` asks for; every opening begins with the translation as it is then. */
export function SuggestHost() {
  const { t } = useTranslation();
  const subject = useStore(openedSuggestion);
  const [shown, setShown] = useState({ subject, opening: 0 });
  // The sheet stays while it leaves.
  if (subject && subject !== shown.subject) setShown({ subject, opening: shown.opening + 1 });
  if (!shown.subject) return null;

  function close() {
    openedSuggestion.set(undefined);
  }

  function handleError() {
    close();
    void showAlert(t('common.screen.failed'));
  }

  return (
    <ErrorBoundary fallback={null} resetKeys={[shown.opening]} onError={handleError}>
      <Suspense fallback={null}>
        <SuggestSheet key={shown.opening} subject={shown.subject} isOpen={subject !== undefined} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
