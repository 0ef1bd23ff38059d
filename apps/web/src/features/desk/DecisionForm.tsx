import { FOUND_WELL } from '@haiko/shared/reports';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionError } from '#/api/connection.ts';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { DeskReportFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { DecisionFields, useTypedDecision, type MadeDecision } from './DecisionFields.tsx';
import { decideReport, rereadQueues } from './desk.actions.ts';
import { suspensionHints, type MaybeAppealed } from '#/features/suspensions/suspensionHints.ts';
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

type DecidedCase = Pick<DeskReportFragment, 'uuid' | 'updatedAt' | 'target'> & MaybeAppealed;

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
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { typed, made, change } = useTypedDecision<Decision>();
  const suspensionHint = useSuspensionHint(cases);
  const possible = DECISIONS.filter((each) => cases.every(({ target }) => !IMPOSSIBLE[target.type]?.includes(each)));

  function choose(next: Decision) {
    if (isDisabled || !possible.includes(next)) return;
    change({ decision: next, reason: reasonFor(next, typed.reason) });
  }

  useDecisionKeys(hasKeys, form, choose);

  async function submit() {
    if (!made) return;
    setIsBusy(true);
    const { left, errors } = await decideAll(cases, made);
    await rereadQueues();
    setIsBusy(false);
    if (left === 0) toast(t('desk.decision.done'));
    else await tell(errors, cases.length > 1 ? t('desk.decision.notAll', { count: left }) : undefined);
    // What was another thing by then is shown anew; what failed otherwise stays before whoever decides.
    if (errors.every(isChange)) onDecided(left > 0);
  }

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
        <DecisionFields
          options={possible.map((value) => ({
            value,
            label: `${DECISIONS.indexOf(value) + 1} · ${t(`desk.decision.${value}`)}`,
            hint: value === 'SUSPEND' ? suspensionHint : undefined,
          }))}
          typed={typed}
          onChange={change}
          onDecision={choose}
          onEnter={() => form.current?.requestSubmit()}
          isTried={isTried}
        />
        <Button
          type="submit"
          isBusy={isBusy}
          disabled={isDisabled}
          variant={typed.decision === 'DELETE' || typed.decision === 'SUSPEND' ? 'danger' : 'main'}
        >
          {t('desk.decision.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

/** What it does to suspend. */
function useSuspensionHint(cases: readonly DecidedCase[]): string {
  const { t } = useTranslation();
  const hints = suspensionHints(cases).map((hint) => t(`desk.decisionHint.${hint}`));
  return hints.join(' ');
}

/** A digit chooses, and goes on to the reason; in the list of decisions itself the arrows go from one to the next. */
function useDecisionKeys(
  hasKeys: boolean,
  form: RefObject<HTMLFormElement | null>,
  choose: (decision: Decision) => void,
) {
  const keys = DECISIONS.map((each, at) => {
    const chooseAndGoOn = () => {
      choose(each);
      form.current?.querySelector('select')?.focus();
    };
    return [String(at + 1), chooseAndGoOn] as const;
  });
  useDeskKeys(hasKeys ? Object.fromEntries(keys) : {});
}

/** The reason that is chosen so far: nothing wrong is why something is kept, and never why it is not. */
function reasonFor(decision: Decision, chosen: string): string {
  if (decision === 'KEEP') return chosen || FOUND_WELL;
  return chosen === FOUND_WELL ? '' : chosen;
}

/**
 * One case after the other, because each is a decision of its own: one that is refused leaves the others as they are. How many are left, and
 * why. Nothing more is sent once the connection is away.
 */
async function decideAll(cases: readonly DecidedCase[], decided: MadeDecision<Decision>) {
  const errors: unknown[] = [];
  let left = cases.length;
  for (const { uuid, updatedAt } of cases) {
    try {
      await decideReport({ uuid, seenAt: updatedAt, ...decided });
      left -= 1;
    } catch (error) {
      errors.push(error);
      if (error instanceof ConnectionError) break;
    }
  }
  return { left, errors };
}

const isChange = (error: unknown) => errorCode(error) === 'CHANGED_MEANWHILE';

/** Why, each reason once, below how many it is. */
function tell(errors: readonly unknown[], title: string | undefined): Promise<void> {
  const message = [...new Set(errors.map(errorMessage))].join(' ');
  return showAlert({ message, ...(title !== undefined && { title }) });
}
