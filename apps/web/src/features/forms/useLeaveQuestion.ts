import { useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';

interface LeaveQuestionOptions {
  isModify: boolean;
  mustAsk: () => boolean;
  /** What a reload would lose, while everything else is kept as a draft. */
  isSending?: () => boolean;
  /** Whether the draft is lost, and not only out of sight; then a reload asks, too. */
  isLost?: boolean;
  /** Whether a step leaves the form; every other page does, unless given. */
  isLeaving?: (from: Location, to: Location) => boolean;
}

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before a form with unsaved changes is left. Whose session has ended is not kept here by a question. */
export function useLeaveQuestion(options: LeaveQuestionOptions): void {
  const { isModify, mustAsk, isSending, isLost = false, isLeaving = isOtherPage } = options;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeaving(currentLocation, nextLocation) && mustAsk() && hasValidSession(),
  );
  useEffect(
    function askBeforeLeaving() {
      if (blocker.state !== 'blocked') return;
      const message = isModify ? i18n.t('forms.leave.leaveModify') : i18n.t('forms.leave.leave');
      void confirm({
        title: message,
        message: isLost ? i18n.t('forms.leave.lostHint') : i18n.t('forms.leave.leaveHint'),
        yes: i18n.t('forms.leave.leaveYes'),
        no: i18n.t('forms.leave.stay'),
      }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
    },
    [blocker, isModify, isLost],
  );
  useBeforeUnload((event) => {
    if (isSending?.() || (isLost && mustAsk())) event.preventDefault();
  });
}
