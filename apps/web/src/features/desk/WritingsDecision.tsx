import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#/api/errorMessage.ts';
import type { DecideWritingsMutationVariables } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { DecisionFields, useTypedDecision } from './DecisionFields.tsx';
import { decideWritings } from './desk.actions.ts';

const DECISIONS = ['HIDE', 'DELETE'] as const;
type Decision = (typeof DECISIONS)[number];

interface WritingsDecisionProps {
  /** Whose, of which kind, and what was seen of it. */
  seen: Pick<DecideWritingsMutationVariables, 'userUuid' | 'kind' | 'writings' | 'version'>;
  /** Also where it was not as it was seen, and has to be looked at again. */
  onDecided: () => void;
}

/** What becomes of several things that one person wrote, with one reason. */
export function WritingsDecision({ seen, onDecided }: WritingsDecisionProps) {
  const { t } = useTranslation();
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const { typed, made, change } = useTypedDecision<Decision>();

  function submit() {
    setIsTried(true);
    if (!made) return;
    let isOver = true;
    const decision = async () => {
      const result = await decideWritings({ ...seen, ...made }).catch((error: unknown) => {
        isOver = errorCode(error) === 'CHANGED_MEANWHILE';
        throw error;
      });
      const { decided = 0, waiting = 0, goesOn = false } = result ?? {};
      const lines = [
        (decided > 0 || waiting === 0) && t('desk.writings.done', { count: decided }),
        waiting > 0 && t('desk.reports.waits'),
        goesOn && t('desk.writings.goesOn'),
      ];
      toast(lines.filter(Boolean).join(' '));
    };
    void attempt(decision).then(() => isOver && onDecided());
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <DecisionFields
        options={DECISIONS.map((value) => ({ value, label: t(`desk.decision.${value}`) }))}
        typed={typed}
        onChange={change}
        onDecision={(decision) => change({ decision })}
        onEnter={submit}
        isTried={isTried}
      />
      <Button type="submit" isBusy={isBusy} variant={typed.decision === 'DELETE' ? 'danger' : 'main'}>
        {t('desk.decision.submit')}
      </Button>
    </form>
  );
}
