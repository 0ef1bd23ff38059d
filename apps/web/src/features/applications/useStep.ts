import { i18n } from '#/i18n/i18n.ts';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { useState } from 'react';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { forgetApplications, setApplicationState } from './applications.actions.ts';

type Step = Omit<Parameters<typeof setApplicationState>[1], 'seenAt'>;

/** Brings an application into its next state; where it is another one by now, it is shown again before anything is decided. */
export function useStep({ uuid, updatedAt }: Pick<ApplicationDetailFragment, 'uuid' | 'updatedAt'>) {
  const [isBusy, setIsBusy] = useState(false);

  async function step(to: Step): Promise<boolean> {
    setIsBusy(true);
    try {
      await setApplicationState(uuid, { ...to, seenAt: updatedAt });
      return true;
    } catch (error) {
      const isOther = ['CHANGED_MEANWHILE', 'APPLICATION_CLOSED'].includes(errorCode(error) ?? '');
      if (isOther) await forgetApplications();
      await showAlert(isOther ? i18n.t('applications.act.changed') : errorMessage(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, step };
}
