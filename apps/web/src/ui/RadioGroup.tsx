import { useId, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './FieldError.tsx';
import type { Option } from './Select.tsx';

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  label: string;
  options: readonly Option[];
  error?: string | undefined;
}

/** Few choices side by side, one of them taken; with `register()` or with `value` and `onChange`. */
export function RadioGroup({ label, options, error, value, defaultValue, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-body font-medium text-ink-1">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className="pressable min-w-0 flex-1">
            <input
              name={id}
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className="peer sr-only"
            />
            <span
              className={cx(
                'flex min-h-12 items-center justify-center rounded-card border bg-surface px-3 py-2 text-center text-body text-ink-2 peer-checked:border-main peer-checked:bg-main-soft peer-checked:font-semibold peer-checked:text-main peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-main',
                error ? 'border-error' : 'border-control',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
