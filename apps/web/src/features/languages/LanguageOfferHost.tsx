import { lazy, Suspense } from 'react';
import { useStore } from '#/useStore.ts';
import { languageOffer } from './languageOffer.ts';

const LanguageOffer = lazy(async () => ({ default: (await import('./LanguageOffer.tsx')).LanguageOffer }));

/** The question for the phone's language, while it is asked. */
export function LanguageOfferHost() {
  const language = useStore(languageOffer);
  return (
    language && (
      <Suspense fallback={null}>
        <LanguageOffer language={language} />
      </Suspense>
    )
  );
}
