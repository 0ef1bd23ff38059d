import { useId, type ComponentProps, type ReactNode } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { isNearLimit } from './characters.ts';
import { cx } from './cx.ts';
import { BARE_CLASS, CONTROL_CLASS, describedBy, Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** An icon before the text. */
  icon?: ReactNode;
  /** A button or a mark after it. */
  trailing?: ReactNode;
  /** For the one amount that a screen is about. */
  isLarge?: boolean;
  /** Shows "n of limit" from 80 % on, for a controlled `value`; it does not cut the text. */
  limit?: number;
  /** On a sheet of paper, as its title: without a box, in larger letters. */
  isBare?: boolean;
}

/** One line of text. Set `type`, `inputMode`, `enterKeyHint` and `autoComplete` for the keyboard that fits. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, icon, trailing, isLarge, limit, isBare, ...input } = props;
  const id = useId();
  const text = typeof input.value === 'string' ? input.value : '';
  const aside = limit !== undefined && isNearLimit(text, limit) && <CharacterCount text={text} limit={limit} />;
  return (
    <Field {...{ id, label, hint, error, isOptional, isLabelHidden, aside }}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-ink-3">
            {icon}
          </span>
        )}
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          className={cx(
            isBare ? cx(BARE_CLASS, 'text-title') : CONTROL_CLASS,
            icon !== undefined && 'ps-11',
            Boolean(trailing) && 'pe-12',
            isLarge && 'text-[1.75rem] font-bold tabular-nums',
          )}
        />
        {trailing && <span className="absolute inset-y-0 end-0.5 grid place-items-center">{trailing}</span>}
      </div>
    </Field>
  );
}
