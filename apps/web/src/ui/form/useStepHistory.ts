import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHasLeft } from '../leaving.ts';

const PARAMETER = 'step';

/** What a history entry of a step knows: how many of the form lie behind it, and which step is the one before it. */
interface StepEntry {
  behind?: number;
  from?: number;
}

/** The step that the address names (`?step=2` is the second), from 0; an address without one is the first. */
export function stepOf(search: string, total: number): number {
  const wanted = Number(new URLSearchParams(search).get(PARAMETER) ?? 1);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), total) - 1 : 0;
}

/** The steps of a form in the address and in the history, so that Back leads to the one before. */
export function useStepHistory(total: number) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { behind = 0, from, ...told } = (state ?? {}) as StepEntry;
  const current = stepOf(search, total);

  function goTo(step: number, { isReplacing = false } = {}) {
    // What the form was told when it was opened holds for every step.
    const entry: StepEntry = { ...told, ...(isReplacing ? { behind } : { behind: behind + 1, from: current }) };
    void navigate({ search: searchOf(search, step) }, { state: entry, replace: isReplacing });
  }

  function goBack() {
    if (from === current - 1) void navigate(-1);
    else goTo(current - 1, { isReplacing: true });
  }

  return { current, goTo, goBack };
}

function searchOf(search: string, step: number): string {
  const parameters = new URLSearchParams(search);
  if (step === 0) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, String(step + 1));
  return String(parameters);
}

/**
 * Takes the steps of a form that is done with out of the history: it stands at its first entry then, which can be left or replaced
 * like that of any other form. Of one that somebody has left nothing.
 */
export function useRewindSteps(): () => Promise<void> {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const { behind = 0 } = (state ?? {}) as StepEntry;
  const hasLeft = useHasLeft();
  const onArrival = useRef<() => void>(undefined);
  // One may have gone a step back while the form was sent.
  const steps = useRef(behind);
  useEffect(
    function followEntry() {
      steps.current = behind;
      // Left for another one: the form's first, or another screen's.
      return () => onArrival.current?.();
    },
    [key, behind],
  );
  return () =>
    new Promise((resolve) => {
      if (steps.current === 0 || hasLeft()) return resolve();
      onArrival.current = resolve;
      void navigate(-steps.current);
    });
}

/** Leaves a form that is done with for `path`, which takes the place of all its steps, unless one has left it. */
export function useLeaveForm(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const rewind = useRewindSteps();
  const hasLeft = useHasLeft();
  return async (path) => {
    if (hasLeft()) return;
    await rewind();
    await navigate(path, { replace: true });
  };
}
