import { Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import { departTo, loadProviders } from './socialSignIn.actions.ts';

let offered: Promise<SocialProviderName[]> | undefined;

/** A button for every provider that the server offers. */
export function ProviderButtons() {
  return (
    <ErrorBoundary FallbackComponent={Failed} onReset={() => (offered = undefined)}>
      <Suspense fallback={<Waiting />}>
        <Offered />
      </Suspense>
    </ErrorBoundary>
  );
}

function Offered() {
  const { t } = useTranslation();
  const providers = use((offered ??= loadProviders()));
  const { departing, depart } = useDeparture();
  if (providers.length === 0) return null;
  return (
    <ul aria-label={t('socialSignIn.label')} className="flex flex-col gap-2.5">
      {providers.map((provider) => (
        <li key={provider}>
          <ProviderButton
            provider={provider}
            isBusy={departing === provider}
            onClick={() => !departing && void depart(provider)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Goes to a provider's page; the button stays busy until the page is left. */
export function useDeparture() {
  const [departing, setDeparting] = useState<SocialProviderName>();

  useEffect(function wakeUpAgain() {
    // Back from the provider may show this very page again, frozen as it was left.
    const handleShow = (event: PageTransitionEvent) => event.persisted && setDeparting(undefined);
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  async function depart(provider: SocialProviderName) {
    setDeparting(provider);
    try {
      await departTo(provider);
    } catch (error) {
      setDeparting(undefined);
      await showAlert(errorMessage(error));
    }
  }

  return { departing, depart };
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2.5">
      {SOCIAL_PROVIDERS.map((provider) => (
        <Skeleton key={provider} className="h-12 rounded-card" />
      ))}
    </div>
  );
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded-card bg-sunken p-4 text-center">
      <p className="text-body text-ink-2">{t('socialSignIn.loadFailed')}</p>
      <Button size="sm" variant="soft" onClick={resetErrorBoundary}>
        {t('common.button.retry')}
      </Button>
    </div>
  );
}
