import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPersonFragment } from '#/api/generated.ts';
import { useMe } from '#/features/users/useMe.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { removeSecondFactor } from './desk.actions.ts';

/** For somebody who has lost the app that is asked for when they log in: one administrator asks that it be removed, another one does it. */
export function LostAppForm({ person: { uuid, hasSecondFactor, isRemovalAsked } }: { person: DeskPersonFragment }) {
  const { t } = useTranslation();
  const me = useMe();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  if (me?.role !== 'ADMIN' || me.uuid === uuid || !hasSecondFactor) return null;

  async function remove() {
    setIsTried(true);
    if (reason.trim() === '') return;
    if (isRemovalAsked && !(await confirm(t('desk.people.lostApp.confirm')))) return;
    await attempt(async () => {
      const isRemoved = await removeSecondFactor({ uuid, reason: reason.trim() });
      toast(t(isRemoved ? 'desk.people.done' : 'desk.rules.second'));
    });
  }

  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <h3 className="text-body font-semibold text-ink-1">{t('secondFactor.title')}</h3>
      <p className="text-body text-ink-2">{t('desk.people.lostApp.lead')}</p>
      {isRemovalAsked && <p className="text-body font-semibold text-ink-1">{t('desk.rules.second')}</p>}
      <TextField
        label={t('desk.people.reason')}
        maxLength={DECISION_NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && reason.trim() === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <Button type="submit" variant={isRemovalAsked ? 'danger' : 'soft'} isBusy={isBusy}>
        {t(isRemovalAsked ? 'desk.people.lostApp.remove' : 'desk.people.lostApp.ask')}
      </Button>
    </form>
  );
}
