import { expect, it } from 'vitest';
import { setStateOf, stateOf } from './ownJobPostings.ts';

it('an address names a state, or none', () => {
  expect(stateOf('CLOSED')).toBe('CLOSED');
  expect(stateOf('closed')).toBeUndefined();
  expect(stateOf(null)).toBeUndefined();
});

it('a company opens and closes; what is not public is open, and what is over neither', () => {
  expect(setStateOf('OPEN')).toBe('OPEN');
  expect(setStateOf('HIDDEN')).toBe('OPEN');
  expect(setStateOf('CLOSED')).toBe('CLOSED');
  expect(setStateOf('EXPIRED')).toBeUndefined();
  expect(setStateOf('BLOCKED')).toBeUndefined();
});
