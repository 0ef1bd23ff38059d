import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPersonFragment } from '#/api/generated.ts';
import { useMe } from '#/features/users/useMe.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { endSuspension, suspendUser } from './desk.actions.ts';

const DAY_MS = 86_400_000;
const DAYS = [1, 7, 30, 90, 365];
const FOR_GOOD = 'forGood';

interface SuspensionFormProps {
  person: DeskPersonFragment;
  isSuspended: boolean;
}

/** For how long somebody is shut out, and why, for the audit log. */
export function SuspensionForm({ person: { uuid, role }, isSuspended }: SuspensionFormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isAdmin = me?.role === 'ADMIN';
  if (me?.uuid === uuid || role === 'ADMIN' || (role === 'MODERATOR' && !isAdmin)) return null;

  function suspend() {
    setIsTried(true);
    if (reason.trim() === '') return;
    const until = days === FOR_GOOD ? null : new Date(serverNow().getTime() + Number(days) * DAY_MS).toISOString();
    void attempt(async () => {
      await suspendUser({ uuid, until, reason: reason.trim() });
      toast(t('desk.people.done'));
    });
  }

  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        suspend();
      }}
    >
      <Select
        label={t('desk.people.suspend')}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        options={[
          ...DAYS.map((each) => ({ value: String(each), label: t('desk.people.days', { count: each }) })),
          { value: FOR_GOOD, label: t('desk.people.forGood') },
        ]}
      />
      <TextField
        label={t('desk.people.reason')}
        maxLength={DECISION_NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && reason.trim() === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        {isSuspended && isAdmin && <EndButton uuid={uuid} />}
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('desk.decision.SUSPEND')}
        </Button>
      </div>
    </form>
  );
}

function EndButton({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  function end() {
    void attempt(async () => {
      await endSuspension(uuid);
      toast(t('desk.people.done'));
    });
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={end}>
      {t('desk.people.end')}
    </Button>
  );
}
