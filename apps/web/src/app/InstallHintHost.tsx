import { lazy, Suspense } from 'react';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useStore } from '#/useStore.ts';
import { installOffer } from './installOffer.ts';

const InstallHint = lazy(async () => {
  const [{ InstallHint }] = await Promise.all([import('./InstallHint.tsx'), loadMoreMessages()]);
  return { default: InstallHint };
});

/** The question, while it is asked. */
export function InstallHintHost() {
  const offer = useStore(installOffer);
  return (
    offer && (
      <Suspense fallback={null}>
        <InstallHint offer={offer} />
      </Suspense>
    )
  );
}
