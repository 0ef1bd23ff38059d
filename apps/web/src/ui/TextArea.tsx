import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { CONTROL_CLASS, describedBy, Field, type FieldTexts } from './Field.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** Shows "n of limit" from 80 % on; it does not cut the text. */
  limit?: number;
}

const SHOWN_FROM = 0.8;
const segmenter = new Intl.Segmenter();

/** Many lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, isLabelHidden, limit, onChange, rows = 4, ...textarea } = props;
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(0);
  const count = typeof textarea.value === 'string' ? lengthOf(textarea.value) : typed;
  const isNear = limit !== undefined && count >= limit * SHOWN_FROM;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    if (limit !== undefined) setTyped(lengthOf(event.target.value));
    onChange?.(event);
  }

  const counter = isNear && (
    <span className={cx('shrink-0 tabular-nums', count > limit && 'text-error')} aria-live="polite">
      {t('common.form.characters', { count, limit })}
    </span>
  );
  return (
    <Field {...{ id, label, hint, error, isOptional, isLabelHidden }} aside={counter}>
      <textarea
        {...textarea}
        {...describedBy(id, { hint, error })}
        rows={rows}
        onChange={handleChange}
        className={cx(CONTROL_CLASS, 'field-sizing-content max-h-[50dvh] resize-none')}
      />
    </Field>
  );
}

// What a person counts as one character: a Thai syllable sign or a flag is not two.
function lengthOf(text: string): number {
  return [...segmenter.segment(text)].length;
}
