import { formatNumber } from '@haiko/shared/format';
import { onlyDigits } from '@haiko/shared/rules/digits';

// More than any amount that people mean, and few enough to be counted exactly.
const MAX_AMOUNT_DIGITS = 12;
// As pages of other habits write, from which people paste: points between thousands. A point alone stands before decimals.
const POINTED = /^[^\d.,]*\d{1,3}(?:(?:\.\d{3})+,\d{0,2}|(?:\.\d{3}){2,})[^\d.,]*$/;
const DECIMALS = /\.(?=\p{Nd})[^.,]*$/u;

/** The whole amount that somebody typed or pasted, in Latin digits; '' for none. Decimals are dropped. */
export function amountDigits(typed: string): string {
  const whole = POINTED.test(typed) ? typed.replace(/,.*$/, '') : typed.replace(DECIMALS, '');
  return onlyDigits(whole)
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_AMOUNT_DIGITS);
}

/** The digits of an amount as they are shown while one types: with the separators of `formatNumber`; nothing stays nothing. */
export function amountText(digits: string): string {
  return digits === '' ? '' : formatNumber(Number(digits));
}

/** Where the caret stands in `text` after as many digits as before the text was set anew. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen === digitsBefore) return position;
    if (/\d/.test(text[position] ?? '')) seen += 1;
  }
  return text.length;
}

/** Digits with a place among them: as many as stand before the caret. */
export interface Caret {
  digits: string;
  before: number;
}

/**
 * What a deletion that met only a separator was meant for: the digit on its other side.
 * @param inputType what the browser says was done, as of `InputEvent`
 */
export function deletedOver(inputType: string, { digits, before }: Caret): Caret {
  const isBackward = inputType === 'deleteContentBackward';
  if (!isBackward && inputType !== 'deleteContentForward') return { digits, before };
  const at = isBackward ? before - 1 : before;
  if (at < 0 || at >= digits.length) return { digits, before };
  return { digits: digits.slice(0, at) + digits.slice(at + 1), before: at };
}
