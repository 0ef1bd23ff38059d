import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { DeskReportFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { RadioList } from '#/ui/RadioList.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { decideReport, rereadQueues } from './desk.actions.ts';
import { ReasonField } from './ReasonField.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

/** What can be decided about a kind of thing, in the order of their keys: what two sides write is shown to nobody else, a person not deleted. */
const DECISIONS = ['KEEP', 'HIDE', 'DELETE', 'WARN', 'SUSPEND'] as const;
type Decision = (typeof DECISIONS)[number];
const OF_TWO_SIDES: readonly Decision[] = ['HIDE', 'DELETE'];
const IMPOSSIBLE: Readonly<Record<string, readonly Decision[]>> = {
  note: OF_TWO_SIDES,
  application: OF_TWO_SIDES,
  'application-note': OF_TWO_SIDES,
  company: OF_TWO_SIDES,
  user: ['DELETE'],
};

type DecidedCase = Pick<DeskReportFragment, 'uuid' | 'updatedAt' | 'target'>;

interface DecisionFormProps {
  cases: readonly DecidedCase[];
  isDisabled?: boolean;
  hasKeys?: boolean;
  /** `isChanged`: a case was not as it was seen, and has to be read again. */
  onDecided: (isChanged: boolean) => void;
}

/** What becomes of it, and what its author reads. */
export function DecisionForm({ cases, isDisabled = false, hasKeys = true, onDecided }: DecisionFormProps) {
  const { t } = useTranslation();
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { decision, reason, note, change, isBusy, submit } = useDecision(cases, onDecided);
  const possible = DECISIONS.filter((each) => cases.every(({ target }) => !IMPOSSIBLE[target.type]?.includes(each)));

  function choose(next: Decision) {
    if (isDisabled || !possible.includes(next)) return;
    change({ decision: next, ...(next === 'KEEP' && reason === '' && { reason: 'NOTHING_WRONG' }) });
    form.current?.querySelector('select')?.focus();
  }

  useDeskKeys(hasKeys ? Object.fromEntries(DECISIONS.map((each, at) => [String(at + 1), () => choose(each)])) : {});

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        void submit();
      }}
      className="max-w-xl"
    >
      <fieldset disabled={isDisabled} className="flex flex-col gap-4">
        <RadioList
          label={t('desk.decision.title')}
          options={possible.map((value) => ({
            value,
            label: `${DECISIONS.indexOf(value) + 1} · ${t(`desk.decision.${value}`)}`,
            hint: t(`desk.decisionHint.${value}`),
          }))}
          value={decision}
          onChange={choose}
          error={isTried && !decision ? t('fieldErrors.REQUIRED') : undefined}
        />
        <ReasonField
          value={reason}
          onChange={(value) => change({ reason: value })}
          onEnter={() => form.current?.requestSubmit()}
          error={isTried && reason === '' ? t('fieldErrors.REQUIRED') : undefined}
        />
        <TextField
          label={t('desk.decision.note')}
          isOptional
          maxLength={DECISION_NOTE_MAX}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <Button
          type="submit"
          isBusy={isBusy}
          disabled={isDisabled}
          variant={decision === 'DELETE' || decision === 'SUSPEND' ? 'danger' : 'main'}
        >
          {t('desk.decision.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

interface Typed {
  decision: Decision | undefined;
  reason: string;
  note: string;
}

/** What is chosen, and how it is decided about all cases. */
function useDecision(cases: readonly DecidedCase[], onDecided: DecisionFormProps['onDecided']) {
  const { t } = useTranslation();
  const [decided, setDecided] = useState<Typed>({ decision: undefined, reason: '', note: '' });
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const { decision, reason, note } = decided;
    if (!decision || reason === '') return;
    setIsBusy(true);
    const isChanged = await decideAll(cases, { decision, reason, note: note.trim() || null });
    await rereadQueues();
    setIsBusy(false);
    if (isChanged === undefined) return;
    if (!isChanged) toast(t('desk.decision.done'));
    onDecided(isChanged);
  }

  return { ...decided, change: (change: Partial<Typed>) => setDecided({ ...decided, ...change }), isBusy, submit };
}

interface Decided {
  decision: Decision;
  reason: string;
  note: string | null;
}

/**
 * One case after the other, because each is a decision of its own; whether one of them was not as it was seen, or undefined
 * after a failure, which it tells.
 */
async function decideAll(cases: readonly DecidedCase[], decided: Decided): Promise<boolean | undefined> {
  let isChanged = false;
  for (const { uuid, updatedAt } of cases) {
    try {
      await decideReport({ uuid, seenAt: updatedAt, ...decided });
    } catch (error) {
      await showAlert(errorMessage(error));
      if (errorCode(error) !== 'CHANGED_MEANWHILE') return undefined;
      isChanged = true;
    }
  }
  return isChanged;
}
