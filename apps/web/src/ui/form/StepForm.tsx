import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import type { Wrong } from './firstWrong.ts';
import { FormFooter } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSteps, type Step } from './useSteps.ts';

interface StepFormProps<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  steps: readonly (Step<T> & { content: ReactNode })[];
  onSubmit: (values: T) => Promise<void>;
  /** What the alert says of the first thing that is wrong; nothing where its field says all that there is to say. */
  alertOf: (problem: Wrong) => string | undefined;
  submitLabel: string;
  /** Something that is there is changed: every step can be reached, and sent, at once. */
  isModify: boolean;
  /** How what is written will look, below the fields of every step and the way to the next: coming and growing, it moves none of them. */
  preview?: ReactNode;
  /** Whether the app's bottom bar is below it. */
  isAboveBar?: boolean;
}

/**
 * A form in steps, one on the screen at a time, in the address and in the history. The others stay in the page, unseen: what was
 * typed, chosen or is being uploaded there goes on.
 */
export function StepForm<T extends FieldValues>({
  steps,
  submitLabel,
  preview,
  isAboveBar = true,
  ...options
}: StepFormProps<T>) {
  const { t } = useTranslation();
  const { form, isModify } = options;
  const { current, isLast, reachable, heading, goTo, goBack, submit } = useSteps({ ...options, steps });
  const back = current > 0 && (
    <Button variant="quiet" icon={<ArrowLeft aria-hidden size={18} />} onClick={goBack}>
      {t('forms.steps.previous')}
    </Button>
  );
  const next = (
    <span className="flex flex-wrap-reverse gap-2 *:last:grow">
      {back}
      {!isLast && (
        <Button variant="soft" icon={<ArrowRight aria-hidden size={18} />} onClick={() => goTo(current + 1)}>
          {t('forms.steps.next')}
        </Button>
      )}
    </span>
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-1 flex-col gap-5">
        <StepBar titles={steps.map(({ title }) => title)} {...{ current, reachable, heading, goTo }} />
        {/* By their place: titles change with the language, and what is half chosen would be lost. */}
        {steps.map(({ content }, index) => (
          <div key={index} hidden={index !== current} className="flex flex-col gap-8">
            {content}
          </div>
        ))}
        {/* Above what is written, which may be long. */}
        {isModify && next}
        {preview}
        <FormFooter isAboveBar={isAboveBar}>
          <div className="flex flex-wrap-reverse gap-2 *:last:w-auto *:last:grow">
            {!isModify && back}
            {isLast || isModify ? (
              <SubmitButton>{submitLabel}</SubmitButton>
            ) : (
              <Button isWide type="submit">
                {t('forms.steps.next')}
              </Button>
            )}
          </div>
        </FormFooter>
      </form>
    </FormProvider>
  );
}

interface StepBarProps {
  titles: readonly string[];
  current: number;
  /** The last one that can be gone to. */
  reachable: number;
  heading: RefObject<HTMLHeadingElement | null>;
  goTo: (step: number) => void;
}

/** How far one has come: a bar for each step, which leads there, and the name of this one. */
function StepBar({ titles, current, reachable, heading, goTo }: StepBarProps) {
  const { t } = useTranslation();
  const nameOf = (step: number) =>
    t('forms.steps.step', { number: step + 1, total: titles.length, title: titles[step] ?? '' });
  return (
    <div className="flex flex-col">
      <nav aria-label={t('forms.steps.label')}>
        <ol className="flex gap-1.5">
          {titles.map((title, step) => (
            <li key={title} className="flex-1">
              <button
                type="button"
                aria-label={nameOf(step)}
                aria-current={step === current ? 'step' : undefined}
                disabled={step > reachable}
                onClick={() => step !== current && goTo(step)}
                className="pressable flex min-h-11 w-full items-center"
              >
                <span
                  aria-hidden
                  className={cx('h-1.5 w-full rounded-full', step <= current ? 'bg-main' : 'bg-line')}
                />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} data-quiet-focus>
        <span className="sr-only">{nameOf(current)}</span>
        <span aria-hidden className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 text-title wrap-anywhere text-ink-1">{titles[current]}</span>
          <span className="shrink-0 text-meta text-ink-3 tabular-nums">{`${current + 1} / ${titles.length}`}</span>
        </span>
      </h2>
    </div>
  );
}
