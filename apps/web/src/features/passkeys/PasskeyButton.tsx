import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { passkeySignInProblem } from './passkeySignInProblem.ts';
import { canUsePasskeys, signInByPasskey } from './passkeys.actions.ts';

/** Logs in by a passkey, or with a `ticket` completes a login by one instead of a code; nothing where the browser has none. */
export function PasskeyButton({ ticket }: { ticket?: string }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt(passkeySignInProblem);
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="quiet"
      isWide
      isBusy={isBusy}
      icon={<KeyRound aria-hidden size={20} strokeWidth={1.75} />}
      onClick={() => void attempt(() => signInByPasskey(ticket))}
    >
      {t('passkeys.signIn')}
    </Button>
  );
}
