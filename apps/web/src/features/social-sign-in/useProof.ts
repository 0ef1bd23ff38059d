import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { offerToLogInAgain } from '#/features/sessions/logInAgain.ts';
import { showAlert } from '#/ui/confirm.ts';
import { useRunning } from '#/ui/useRunning.ts';

type Act = (password: string | undefined) => Promise<void>;

export interface Proof {
  isBusy: boolean;
  /** What waits for the password. */
  waiting: Act | undefined;
  /** Does it; where the login is too old, the password is asked for, or another login. Failures are told, never thrown. */
  prove: (act: Act) => Promise<void>;
  cancel: () => void;
}

/** For what only the owner of an account may do, even on a device that is logged in. */
export function useProof(hasPassword: boolean): Proof {
  const { t } = useTranslation();
  const [isBusy, run] = useRunning();
  const [waiting, setWaiting] = useState<Act>();

  const prove = (act: Act) => run(() => act(undefined).catch((error: unknown) => handleFailure(error, act)));

  async function handleFailure(error: unknown, act: Act) {
    if (errorCode(error) !== 'REAUTHENTICATION_REQUIRED') return showAlert(errorMessage(error));
    if (hasPassword) return setWaiting(() => act);
    await offerToLogInAgain(t('socialSignIn.own.logInAgain'));
  }

  return { isBusy, waiting, prove, cancel: () => setWaiting(undefined) };
}
