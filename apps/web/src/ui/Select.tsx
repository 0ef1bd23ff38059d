import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, describedBy, Field, type FieldTexts } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
  /** Language of the label where it is not the interface's. */
  lang?: string;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The phone's own picker behind our box. */
export function Select(props: SelectProps) {
  const { label, hint, error, isOptional, isLabelHidden, options, placeholder, ...select } = props;
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      <div className="relative">
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          className={cx(CONTROL_CLASS, 'appearance-none pe-11 has-[option[value=""]:checked]:text-ink-3')}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} className="bg-surface text-ink-1">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-3"
        />
      </div>
    </Field>
  );
}
