import { REGISTRATION_NUMBER_PARTS } from '../limits.ts';

const WRITTEN = new RegExp(`^${REGISTRATION_NUMBER_PARTS.map((digits) => `[0-9]{${digits}}`).join('-')}$`);

/** Whether the text is a number in its written form, 3-2-5 digits: `123-45-67890`. */
export function isRegistrationNumber(text: string): boolean {
  return WRITTEN.test(text);
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Whether the last digit of a business registration number (`123-45-67890`) is the one that the others lead to. For the eyes
 * of reviewers only: a number is not refused for it.
 */
export function hasRightCheckDigit(number: string): boolean {
  const digits = [...number.replaceAll('-', '')].map(Number);
  if (digits.length !== 10 || digits.some(Number.isNaN)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === digits[9];
}
