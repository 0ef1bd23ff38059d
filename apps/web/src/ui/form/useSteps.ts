import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showAlert } from '../confirm.ts';
import { firstWrong, type Wrong } from './firstWrong.ts';
import { useStepHistory } from './useStepHistory.ts';

export interface Step<T extends FieldValues> {
  title: string;
  /** Its fields, in the order in which they stand. */
  names: readonly FieldPath<T>[];
}

interface StepsOptions<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  steps: readonly Step<T>[];
  onSubmit: (values: T) => Promise<void>;
  alertOf: (problem: Wrong) => string | undefined;
  /** Whether each step can be sent and each reached: what is changed was right before. */
  isModify: boolean;
}

/**
 * The steps of a form: each is checked by itself when one goes on, and shows one problem at a time; sending checks them all, and
 * leads to the step of the first problem.
 */
export function useSteps<T extends FieldValues>(options: StepsOptions<T>) {
  const { form, steps, onSubmit, isModify } = options;
  const history = useStepHistory(steps.length);
  const { current, goTo } = history;
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const names = steps.flatMap((step) => step.names);
  const isLast = current === steps.length - 1;
  const show = useProblem(options, { ...history, heading });
  useRecheck(form, names);

  async function goOn() {
    const own = steps[current]?.names ?? [];
    await form.trigger([...own]);
    if (!show(firstWrong(form, own))) goTo(current + 1);
  }

  async function submitAll(values: T) {
    await onSubmit(values);
    // What the server refuses may stand in another step; it has been told.
    show(firstWrong(form, names), { isTold: true });
  }

  const send = form.handleSubmit(submitAll, () => void show(firstWrong(form, names)));
  return {
    ...{ ...history, isLast, heading },
    reachable: isModify ? steps.length - 1 : furthest,
    submit(event: SyntheticEvent) {
      event.preventDefault();
      void (isLast || isModify ? send(event) : goOn());
    },
  };
}

interface Place {
  current: number;
  goTo: (step: number) => void;
  heading: RefObject<HTMLElement | null>;
}

/** Shows a problem alone, where it is, and says so; whether there is one. */
function useProblem<T extends FieldValues>(options: StepsOptions<T>, { current, goTo, heading }: Place) {
  const { form, steps, alertOf } = options;
  const focusAfter = useArrival(current, heading);
  return (problem: Wrong | undefined, { isTold = false } = {}): boolean => {
    if (!problem) return false;
    const path = problem.path as FieldPath<T>;
    form.clearErrors();
    form.setError(path, { type: 'validate', message: problem.message });
    const step = steps.findIndex((one) => one.names.some((name) => path === name || path.startsWith(`${name}.`)));
    const focus = () => {
      // At once, which `setFocus` is not: it comes back to where it was when the alert opened.
      form.getFieldState(path).error?.ref?.focus?.();
      const words = isTold ? undefined : alertOf(problem);
      if (words) void showAlert(words);
    };
    if (step === -1 || step === current) focus();
    else {
      focusAfter(focus);
      goTo(step);
    }
    return true;
  };
}

/** The heading of another step gets the focus as it comes, or what was asked for before. */
function useArrival(current: number, heading: RefObject<HTMLElement | null>) {
  const shown = useRef(current);
  const wanted = useRef<() => void>(undefined);
  useEffect(
    function focusStep() {
      if (shown.current === current) return;
      shown.current = current;
      const focus = wanted.current;
      wanted.current = undefined;
      if (focus) focus();
      else heading.current?.focus({ preventScroll: true });
    },
    [current, heading],
  );
  return (focus: () => void) => {
    wanted.current = focus;
  };
}

/** What is wrong is looked at again with every change: what it is about may be in several fields. */
function useRecheck<T extends FieldValues>(form: UseFormReturn<T, unknown, T>, names: readonly FieldPath<T>[]) {
  const { subscribe, getFieldState, getValues, trigger } = form;
  useEffect(
    function recheckOnChange() {
      const text = () => JSON.stringify(getValues());
      let checked = text();
      return subscribe({
        formState: { values: true },
        callback() {
          const wrong = names.filter((name) => getFieldState(name).invalid);
          // Checking tells of itself here, too.
          if (wrong.length === 0 || text() === checked) return;
          checked = text();
          void trigger(wrong);
        },
      });
    },
    [subscribe, getFieldState, getValues, trigger, names],
  );
}
