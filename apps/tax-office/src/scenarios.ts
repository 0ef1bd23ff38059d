/** What the office knows of a business. */
export type BusinessState = 'active' | 'suspended' | 'closed' | 'unregistered';

/** Beginnings of numbers whose businesses are not active. */
const STATES: Readonly<Record<string, BusinessState>> = { '000': 'unregistered', '002': 'suspended', '003': 'closed' };

/** What is known of a number that nobody has said otherwise of. */
export function stateOf(number: string): BusinessState {
  return STATES[number.slice(0, 3)] ?? 'active';
}

/**
 * How the service misbehaves: `broken` (500), `limited` (the day's requests are used up), `maintenance` (a page in place of
 * the answer, at night), `partial` (an answer without the numbers that were asked for), `hang` (no answer ever).
 */
export type Failure = 'broken' | 'limited' | 'maintenance' | 'partial' | 'hang';
