import { onlyDigits } from '@haiko/shared/rules/digits';
import type { ChangeEvent, ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { caretAfter, deletedOver } from './digits.ts';
import { TextField } from './TextField.tsx';

interface DigitsFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode'> {
  /** The digits as they are shown, with their separators. */
  text: string;
  /** The digits of what was typed or pasted, Latin ones alone. */
  digitsOf: (text: string) => string;
  onType: (digits: string) => void;
}

/** Digits that get their separators while one types: the caret stays between the digits where it stood. */
export function DigitsField({ text, digitsOf, onType, ...field }: DigitsFieldProps) {
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const typed = { digits: digitsOf(target.value), before: digitsOf(target.value.slice(0, caret)).length };
    const isSame = onlyDigits(target.value) === onlyDigits(text);
    const next = isSame ? deletedOver((nativeEvent as InputEvent).inputType, typed) : typed;
    // Shown before the caret is put back: setting a text moves the caret to its end.
    flushSync(() => onType(next.digits));
    const position = caretAfter(target.value, next.before);
    target.setSelectionRange(position, position);
  }

  return <TextField autoComplete="off" {...field} inputMode="numeric" value={text} onChange={handleChange} />;
}
