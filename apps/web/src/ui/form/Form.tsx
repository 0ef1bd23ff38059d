import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { cx } from '../cx.ts';
import { firstProblem } from './firstWrong.ts';

interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Gets what the schema made of the input; awaited, so that `SubmitButton` shows that it runs. */
  onSubmit: (values: Out) => Promise<void> | void;
  /** The first problem, by the path of its field: the place for the summary alert. */
  onInvalid?: (firstPath: string, messageKey: string) => void;
  children: ReactNode;
}

/** A form whose fields find it by themselves. The first wrong field gets the focus. */
export function Form<In extends FieldValues, Out>({ form, onSubmit, onInvalid, children }: FormProps<In, Out>) {
  const submit = form.handleSubmit(onSubmit, (errors) => {
    const first = firstProblem(errors);
    if (!first) return;
    const [path, error] = first;
    // Before anybody opens a dialog: the focus comes back to where it was then.
    error.ref?.focus?.();
    onInvalid?.(path, String(error.message ?? ''));
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col gap-5">
        {children}
      </form>
    </FormProvider>
  );
}

/** A group of fields under a short title. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      {title && <h2 className="text-card text-ink-1">{title}</h2>}
      {children}
    </section>
  );
}

/** The main action, fixed above the keyboard and the phone's own bar; above the app's bottom bar where there is one. */
export function FormFooter({ isAboveBar = false, children }: { isAboveBar?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'sticky z-1 -mx-4 mt-auto border-t border-line bg-page px-4 pt-3',
        isAboveBar
          ? 'bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] pb-3'
          : 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      {children}
    </div>
  );
}
