import { seoulDay } from '@haiko/shared/format';
import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPersonFragment } from '#/api/generated.ts';
import { useMe } from '#/features/users/useMe.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { DateField } from '#/ui/date/DateField.tsx';
import { Select } from '#/ui/Select.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { endSuspension, suspendUser } from './desk.actions.ts';
import { ReasonField } from './ReasonField.tsx';
import { useRefusal } from './Impartiality.tsx';
import { SuspendedMark } from '#/features/suspensions/SuspendedMark.tsx';
import { endOf, FOR_GOOD, isSuspended, lastsLonger, UNTIL_DATE } from '#/features/suspensions/suspensionEnd.ts';

const DAYS = [1, 7, 30, 90, 365];

interface SuspensionFormProps {
  person: DeskPersonFragment;
}

/** For how long somebody is shut out, what they read of it, and why, for the audit log. */
export function SuspensionForm({ person: { uuid, role, suspendedUntil } }: SuspensionFormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [days, setDays] = useState('7');
  const [lastDay, setLastDay] = useState('');
  const [cause, setCause] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt(useRefusal(t('desk.reports.waits')));
  const isAdmin = me?.role === 'ADMIN';
  if (me?.uuid === uuid || role === 'ADMIN' || (role === 'MODERATOR' && !isAdmin)) return null;

  function suspend() {
    setIsTried(true);
    const until = endOf(days, lastDay);
    if (cause === '' || reason.trim() === '' || until === undefined) return;
    void attempt(async () => {
      await suspendUser({ uuid, until, reason: reason.trim(), cause });
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
      <LengthField value={days} onChange={setDays} />
      {days === UNTIL_DATE && <LastDayField value={lastDay} onChange={setLastDay} isTried={isTried} />}
      {lastsLonger(suspendedUntil, endOf(days, lastDay)) && (
        <p role="status" className="text-meta text-ink-2">
          <SuspendedMark until={suspendedUntil} /> {t('desk.people.lastsLonger')}
        </p>
      )}
      <ReasonField
        value={cause}
        onChange={setCause}
        onEnter={suspend}
        error={isTried && cause === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <TextField
        label={t('desk.people.reason')}
        maxLength={DECISION_NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && reason.trim() === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        {isSuspended(suspendedUntil) && isAdmin && <EndButton uuid={uuid} seenUntil={suspendedUntil} />}
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('desk.decision.SUSPEND')}
        </Button>
      </div>
    </form>
  );
}

interface LengthFieldProps {
  value: string;
  onChange: (days: string) => void;
}

function LengthField({ value, onChange }: LengthFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('desk.people.suspend')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...DAYS.map((each) => ({ value: String(each), label: t('desk.people.days', { count: each }) })),
        { value: UNTIL_DATE, label: t('desk.people.untilDate') },
        { value: FOR_GOOD, label: t('desk.people.forGood') },
      ]}
    />
  );
}

interface LastDayFieldProps {
  value: string;
  onChange: (day: string) => void;
  isTried: boolean;
}

function LastDayField({ value, onChange, isTried }: LastDayFieldProps) {
  const { t } = useTranslation();
  return (
    <DateField
      label={t('desk.people.lastDay')}
      min={seoulDay(serverNow())}
      value={value}
      onChange={onChange}
      error={isTried && endOf(UNTIL_DATE, value) === undefined ? t('fieldErrors.INVALID') : undefined}
    />
  );
}

function EndButton({ uuid, seenUntil }: { uuid: string; seenUntil: string }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt(useRefusal(t('errors.NEEDS_SECOND_MODERATOR')));

  function end() {
    void attempt(async () => {
      await endSuspension(uuid, seenUntil);
      toast(t('desk.people.done'));
    });
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={end}>
      {t('desk.people.end')}
    </Button>
  );
}
