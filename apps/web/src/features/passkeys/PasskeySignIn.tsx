import { useEffect } from 'react';
import { errorCode } from '#/api/errorMessage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { passkeySignInProblem } from './passkeySignInProblem.ts';
import { offerPasskeys, stopOffering } from './passkeys.actions.ts';

/** Logs in by a passkey: by a button, and where the browser can, from the field for the address. */
export function PasskeySignIn() {
  useEffect(function offerInField() {
    void offer();
    return stopOffering;
  }, []);

  return <PasskeyButton />;
}

/** Nobody has asked for it: only what becomes of a passkey that was picked is told. */
async function offer(): Promise<void> {
  try {
    await offerPasskeys();
  } catch (error) {
    if (errorCode(error) === 'SIGN_IN_FAILED' || errorCode(error) === 'KEY_EXPIRED')
      await showAlert(passkeySignInProblem(error));
  }
}
