import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  label: string;
  /** Below the control while there is no error. */
  hint?: ReactNode;
  /** In the reader's language; replaces the hint. */
  error?: string | undefined;
  isOptional?: boolean;
  /** For a field whose place says what it is (a search box): the label is read, not seen. */
  isLabelHidden?: boolean;
}

interface FieldProps extends FieldTexts {
  id: string;
  /** At the end of the hint's line: a character count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then hint or error: the frame of every text field. */
export function Field({ id, label, hint, error, isOptional, isLabelHidden, aside, children }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1.5">
      <label id={labelId(id)} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-body font-medium text-ink-1'}>
        {label}
        {isOptional && <span className="text-meta font-normal text-ink-3"> {t('common.form.optional')}</span>}
      </label>
      {children}
      {(error || hint || aside) && (
        <div className="flex items-start justify-between gap-3 text-meta text-ink-3">
          {error ? <FieldError id={noteId(id)}>{error}</FieldError> : <p id={noteId(id)}>{hint}</p>}
          {aside}
        </div>
      )}
    </div>
  );
}

function labelId(id: string): string {
  return `${id}-label`;
}

function noteId(id: string): string {
  return `${id}-note`;
}

/** Names a button that shows what was picked by its field's label and by what it shows: a label alone would hide that. */
export function namedWithValue(id: string) {
  return { 'aria-labelledby': `${labelId(id)} ${id}` };
}

/** What ties a control to its field's note. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? noteId(id) : undefined,
  };
}

/** The control of a sheet of paper: no box, a line that takes colour while one writes. */
export const BARE_CLASS =
  'w-full min-h-12 border-b bg-transparent py-2.5 text-ink-1 placeholder:text-ink-3 border-line ' +
  'aria-invalid:border-error focus:border-main focus:outline-none aria-invalid:focus:border-error';

/** The box of every control that holds text. Its text is at least 16 px, so that phones do not zoom in. */
export const CONTROL_CLASS =
  'w-full min-h-12 rounded-card border bg-surface px-3.5 py-2.5 text-input text-ink-1 placeholder:text-ink-3 ' +
  'border-control aria-invalid:border-error focus:border-main focus:outline-1 focus:-outline-offset-2 ' +
  'focus:outline-main aria-invalid:focus:outline-error disabled:bg-sunken disabled:text-ink-3';
