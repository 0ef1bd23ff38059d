import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './FieldError.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface RadioListProps<Value extends string> {
  label: string;
  /** Where the title above says the same: read aloud only. */
  isLabelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** One of several choices, one below the other, each with a line of explanation where it helps. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 text-body font-medium text-ink-1'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3 py-1.5 text-body text-ink-1">
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full border-2 after:size-3 after:rounded-full peer-checked:border-main peer-checked:after:bg-main peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-main',
              error ? 'border-error' : 'border-control',
            )}
          />
          <span className="flex min-w-0 flex-col">
            {option.label}
            {option.hint && <span className="text-meta text-ink-3">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} isAlert>
        {error}
      </FieldError>
    </fieldset>
  );
}
