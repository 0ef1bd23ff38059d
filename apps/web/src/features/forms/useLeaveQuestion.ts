import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';

interface LeaveQuestionOptions {
  isModify: boolean;
  mustAsk: () => boolean;
  /** What a reload would lose, while everything else is kept as a draft. */
  isSending?: () => boolean;
}

/** Asks before a form with unsaved changes is left. Whose session has ended is not kept here by a question. */
export function useLeaveQuestion({ isModify, mustAsk, isSending }: LeaveQuestionOptions): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mustAsk() && hasValidSession(),
  );
  useEffect(
    function askBeforeLeaving() {
      if (blocker.state !== 'blocked') return;
      const message = isModify ? i18n.t('forms.leave.leaveModify') : i18n.t('forms.leave.leave');
      void confirm({
        title: message,
        message: i18n.t('forms.leave.leaveHint'),
        yes: i18n.t('forms.leave.leaveYes'),
        no: i18n.t('forms.leave.stay'),
      }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
    },
    [blocker, isModify],
  );
  useBeforeUnload((event) => {
    if (isSending?.()) event.preventDefault();
  });
}
