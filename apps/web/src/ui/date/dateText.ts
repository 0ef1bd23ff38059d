import { onlyDigits } from '@haiko/shared/rules/digits';

const DAY_DIGITS = 8;
const PARTS = /^(\d{4})(\d{2})(\d{2})$/;

/** The digits of a day that somebody typed or pasted, in whatever way its parts are separated; Latin ones alone. */
export function dayDigits(typed: string): string {
  const padded = typed.replace(/(\D)(\d)(?=\D+\d|\D*$)/g, (part, before: string, digit: string) =>
    isWhole(typed) ? `${before}0${digit}` : part,
  );
  return onlyDigits(padded).slice(0, DAY_DIGITS);
}

/** `2026.1.5`, as people write it by hand: whole, though it has fewer digits. */
function isWhole(typed: string): boolean {
  return /^\D*\d{4}\D+\d{1,2}\D+\d{1,2}\D*$/.test(typed) && onlyDigits(typed).length < DAY_DIGITS;
}

/** What a form keeps of typed digits: the day once it is whole, or what is there of it. */
export function dayOfDigits(digits: string): string {
  return digits.replace(PARTS, '$1-$2-$3');
}

/** `2026.12.31`, also of a day that is typed half: the same in every language. */
export function dayText(value: string): string {
  const digits = onlyDigits(value);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, DAY_DIGITS)].filter(Boolean).join('.');
}
