import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { canUsePasskeys, signInByPasskey } from './passkeys.actions.ts';

/** Completes a sign-in by a passkey instead of a code. */
export function PasskeySecondStep({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
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
