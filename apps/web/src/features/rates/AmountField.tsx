import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { TextField } from '#/ui/TextField.tsx';
import { caretAfter, digitsOf } from './converter.ts';

interface AmountFieldProps {
  label: string;
  /** ISO 4217, beside the amount. */
  code: string;
  text: string;
  onType: (digits: string) => void;
}

/** An amount of money: digits only, which get their separators while one types. */
export function AmountField({ label, code, text, onType }: AmountFieldProps) {
  const language = useLanguage();

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const digitsBefore = digitsOf(target.value.slice(0, caret), language).length;
    // Shown before the caret is put back: setting a text moves the caret to its end.
    flushSync(() => onType(digitsOf(target.value, language)));
    const position = caretAfter(target.value, digitsBefore);
    target.setSelectionRange(position, position);
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={text}
      placeholder="0"
      onChange={handleChange}
      onFocus={(event) => event.target.select()}
      trailing={<span className="px-2.5 text-meta text-ink-3">{code}</span>}
    />
  );
}
