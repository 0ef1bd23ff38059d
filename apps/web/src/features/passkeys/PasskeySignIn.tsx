import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { useAttempt } from '#/useAttempt.ts';
import { canUsePasskeys, offerPasskeys, signInByPasskey, stopOffering } from './passkeys.actions.ts';

/** Logs in by a passkey: by a button, and where the browser can, from the field for the address. */
export function PasskeySignIn() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  useEffect(function offerInField() {
    void offer();
    return stopOffering;
  }, []);

  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="quiet"
      isWide
      isBusy={isBusy}
      icon={<KeyRound aria-hidden size={20} strokeWidth={1.75} />}
      onClick={() => void attempt(signInByPasskey)}
    >
      {t('passkeys.signIn')}
    </Button>
  );
}

/** Nobody has asked for it: only what becomes of a passkey that was picked is told. */
async function offer(): Promise<void> {
  try {
    await offerPasskeys();
  } catch (error) {
    if (errorCode(error) === 'SIGN_IN_FAILED' || errorCode(error) === 'KEY_EXPIRED')
      await showAlert(errorMessage(error));
  }
}
