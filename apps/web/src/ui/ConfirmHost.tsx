import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '#/useStore.ts';
import { openQuestions } from './confirm.ts';
import { fetchAhead } from './fetchAhead.ts';
import { whenActive } from './whenActive.ts';

// Where it cannot be loaded, as without a network, the browser asks in its own dialog: nothing goes unsaid.
const load = () =>
  import('./QuestionDialog.tsx').then(
    ({ QuestionDialog }) => QuestionDialog,
    () => NativeQuestion,
  );

// Not with the first screen; but on its way when somebody goes on, so that a question stands at once.
const QuestionDialog = lazy(async () => ({ default: await load() }));

/** Shows what `confirm()` and `showAlert()` ask. Stands once, at the root. */
export function ConfirmHost() {
  const isAsking = useStore(openQuestions).length > 0;
  // It stays, so that it can fade out.
  const [wasAsked, setWasAsked] = useState(isAsking);
  if (isAsking && !wasAsked) setWasAsked(true);
  useEffect(function fetchWhenActive() {
    return whenActive(() => void fetchAhead(load));
  }, []);
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <QuestionDialog />
      </Suspense>
    )
  );
}

function NativeQuestion() {
  const [current] = useStore(openQuestions);
  useEffect(
    function askByBrowser() {
      if (!current) return;
      const words = [current.title, current.message].filter((part) => typeof part === 'string').join('\n\n');
      if (current.isAlert) window.alert(words);
      current.answer(!current.isAlert && words !== '' && window.confirm(words));
    },
    [current],
  );
  return null;
}
