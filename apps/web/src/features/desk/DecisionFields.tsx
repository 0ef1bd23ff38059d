import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportDecision } from '#/api/generated.ts';
import { RadioList } from '#/ui/RadioList.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { ReasonField } from './ReasonField.tsx';

/** What is chosen and written of a decision so far. */
export interface TypedDecision<Decision extends ReportDecision> {
  decision: Decision | undefined;
  /** Empty until one is chosen. */
  reason: string;
  note: string;
}

/** A decision as it is sent. */
export interface MadeDecision<Decision extends ReportDecision> {
  decision: Decision;
  reason: string;
  note: string | null;
}

/** A decision that is being made: `made` is null while something is missing. */
export function useTypedDecision<Decision extends ReportDecision>() {
  const [typed, setTyped] = useState<TypedDecision<Decision>>({ decision: undefined, reason: '', note: '' });
  const { decision, reason, note } = typed;
  const made: MadeDecision<Decision> | null =
    decision && reason !== '' ? { decision, reason, note: note.trim() || null } : null;
  return { typed, made, change: (change: Partial<TypedDecision<Decision>>) => setTyped({ ...typed, ...change }) };
}

interface DecisionFieldsProps<Decision extends ReportDecision> {
  /** `hint` is said instead of what a decision does otherwise. */
  options: readonly { value: Decision; label: string; hint?: string | undefined }[];
  typed: TypedDecision<Decision>;
  onChange: (change: Partial<TypedDecision<Decision>>) => void;
  onDecision: (decision: Decision) => void;
  /** Enter in the list of reasons decides. */
  onEnter: () => void;
  /** Whether what is missing is said. */
  isTried: boolean;
}

/** What becomes of something that was written, what its author reads of it, and what colleagues do. */
export function DecisionFields<Decision extends ReportDecision>(props: DecisionFieldsProps<Decision>) {
  const { options, typed, onChange, onDecision, onEnter, isTried } = props;
  const { t } = useTranslation();
  const missing = isTried ? t('fieldErrors.REQUIRED') : undefined;
  const stillPossible: readonly ReportDecision[] = typed.decision
    ? [typed.decision]
    : options.map(({ value }) => value);
  return (
    <>
      <RadioList
        label={t('desk.decision.title')}
        options={options.map((option) => {
          const { value }: { value: ReportDecision } = option;
          return { ...option, hint: option.hint ?? t(`desk.decisionHint.${value}`) };
        })}
        value={typed.decision}
        onChange={onDecision}
        error={typed.decision ? undefined : missing}
      />
      <ReasonField
        mayBeKept={stillPossible.includes('KEEP')}
        value={typed.reason}
        onChange={(reason) => onChange({ reason })}
        onEnter={onEnter}
        error={typed.reason === '' ? missing : undefined}
      />
      <TextField
        label={t('desk.decision.note')}
        isOptional
        maxLength={DECISION_NOTE_MAX}
        value={typed.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
