import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecideWritingsMutationVariables } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { decideWritings } from './desk.actions.ts';
import { ReasonField } from './ReasonField.tsx';

const DECISIONS = ['HIDE', 'DELETE'] as const;

interface WritingsDecisionProps extends Pick<DecideWritingsMutationVariables, 'userUuid' | 'kind'> {
  /** Null: all of the kind. */
  uuids: readonly string[] | null;
  onDecided: () => void;
}

/** What becomes of several things that one person wrote, with one reason. */
export function WritingsDecision({ userUuid, kind, uuids, onDecided }: WritingsDecisionProps) {
  const { t } = useTranslation();
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();

  function submit() {
    setIsTried(true);
    if (!decision || reason === '') return;
    const decided = { userUuid, kind, uuids: uuids && [...uuids], decision, reason, note: note.trim() || null };
    void attempt(async () => {
      const result = await decideWritings(decided);
      if (result?.waiting) toast(t('desk.writings.waits'));
      else
        toast(
          [t('desk.writings.done', { count: result?.decided ?? 0 }), result?.goesOn && t('desk.writings.goesOn')]
            .filter(Boolean)
            .join(' '),
        );
      onDecided();
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <RadioList
        label={t('desk.decision.title')}
        options={DECISIONS.map((value) => ({
          value,
          label: t(`desk.decision.${value}`),
          hint: t(`desk.decisionHint.${value}`),
        }))}
        value={decision}
        onChange={setDecision}
        error={isTried && !decision ? t('fieldErrors.REQUIRED') : undefined}
      />
      <ReasonField
        value={reason}
        onChange={setReason}
        onEnter={submit}
        error={isTried && reason === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <TextField
        label={t('desk.decision.note')}
        isOptional
        maxLength={DECISION_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} variant={decision === 'DELETE' ? 'danger' : 'main'}>
        {t('desk.decision.submit')}
      </Button>
    </form>
  );
}
