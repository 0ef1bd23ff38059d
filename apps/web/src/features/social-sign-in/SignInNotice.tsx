import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#/ui/Button.tsx';
import { useDeparture } from './ProviderButtons.tsx';
import { chosenProvider } from './providers.ts';
import { knownCode } from './knownCode.ts';

/** Why somebody came back from a provider without being signed in (`?error=<code>`), with a way to try once more. */
export function SignInNotice() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { departing, depart } = useDeparture();
  const given = search.get('error');
  if (given === null) return null;
  const code = knownCode(given) ?? 'SIGN_IN_FAILED';
  const provider = code === 'PROVIDER_NOT_CONFIGURED' ? undefined : chosenProvider.read();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-card bg-error-soft py-2 ps-3.5 pe-2 text-body text-ink-1"
    >
      <CircleAlert aria-hidden size={20} className="shrink-0 text-error" />
      <p className="min-w-40 flex-1 py-1.5">{t(`errors.${code}`)}</p>
      {provider && (
        <Button variant="quiet" size="sm" isBusy={departing !== undefined} onClick={() => void depart(provider)}>
          {t('socialSignIn.tryAgain')}
        </Button>
      )}
    </div>
  );
}
