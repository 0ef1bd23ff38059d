import { REGISTRATION_NUMBER_PARTS } from '@haiko/shared/limits';
import { onlyDigits } from '@haiko/shared/rules/digits';

/** The three boxes of a number: `12-3-` has `12`, `3` and an empty one. */
export function partsOf(number: string): [string, string, string] {
  const [first = '', second = '', third = ''] = number.split('-');
  return [first, second, third];
}

/** What the boxes hold, as one number; '' when all are empty. */
export function numberOf(parts: readonly string[]): string {
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** The boxes after somebody typed or pasted into one: what does not fit goes on into the next ones. */
export function fillParts(parts: readonly string[], index: number, typed: string): { parts: string[]; last: number } {
  const filled = [...parts];
  let rest = onlyDigits(typed);
  let last = index;
  for (let box = index; box < REGISTRATION_NUMBER_PARTS.length && (box === index || rest !== ''); box += 1) {
    filled[box] = rest.slice(0, REGISTRATION_NUMBER_PARTS[box]);
    rest = rest.slice(REGISTRATION_NUMBER_PARTS[box]);
    last = box;
  }
  return { parts: filled, last };
}
