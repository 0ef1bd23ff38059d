import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { isNearLimit } from './characters.ts';
import { cx } from './cx.ts';
import { BARE_CLASS, CONTROL_CLASS, describedBy, Field, type FieldTexts } from './Field.tsx';

const HEIGHTS = {
  1: 'min-h-[calc(1lh+1.375rem)]',
  2: 'min-h-[calc(2lh+1.375rem)]',
  3: 'min-h-[calc(3lh+1.375rem)]',
  4: 'min-h-[calc(4lh+1.375rem)]',
  6: 'min-h-[calc(6lh+1.375rem)]',
};

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'rows'> {
  rows?: keyof typeof HEIGHTS;
  /** Shows "n of limit" from 80 % on; it does not cut the text. */
  limit?: number;
  /** On a sheet of paper: without a box, and without an end of its own. */
  isBare?: boolean;
}

/** Many lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, isLabelHidden, limit, onChange, rows = 4, isBare, ...textarea } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = typeof textarea.value === 'string' ? textarea.value : typed;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    if (limit !== undefined) setTyped(event.target.value);
    onChange?.(event);
  }

  const aside = limit !== undefined && isNearLimit(text, limit) && <CharacterCount text={text} limit={limit} />;
  return (
    <Field {...{ id, label, hint, error, isOptional, isLabelHidden, aside }}>
      <textarea
        {...textarea}
        {...describedBy(id, { hint, error })}
        rows={rows}
        // Sized by its content, it would not heed the rows.
        onChange={handleChange}
        className={cx(
          isBare ? cx(BARE_CLASS, 'text-input') : cx(CONTROL_CLASS, 'max-h-[50dvh]'),
          HEIGHTS[rows],
          'field-sizing-content resize-none',
        )}
      />
    </Field>
  );
}
