import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosen } from '#/features/desk/DeskSplit.tsx';
import { ReasonField } from '#/features/desk/ReasonField.tsx';
import { useDeskKeys } from '#/features/desk/useDeskKeys.ts';
import { Button } from '#/ui/Button.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { blockPosting } from './jobSources.actions.ts';

/** Hides the posting from everybody, for a cause that its company reads and a reason that stands in the audit log. */
export function BlockForm({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const [cause, setCause] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isMissing = reason.trim() === '';
  const form = useRef<HTMLFormElement>(null);

  useDeskKeys({ r: () => form.current?.querySelector('select')?.focus() });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || cause === '') return;
    void attempt(async () => {
      await blockPosting({ uuid, reason: reason.trim(), cause });
      choose(undefined);
      toast(t('desk.people.done'));
    });
  }

  return (
    <form ref={form} noValidate className="flex max-w-xl flex-col gap-4" onSubmit={handleSubmit}>
      <ReasonField
        value={cause}
        onChange={setCause}
        onEnter={() => form.current?.requestSubmit()}
        error={isTried && cause === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <TextField
        label={t('desk.people.reason')}
        maxLength={DECISION_NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && isMissing ? t('fieldErrors.REQUIRED') : undefined}
      />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {t('desk.sources.hide')}
      </Button>
    </form>
  );
}
