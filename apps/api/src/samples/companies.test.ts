import { hasRightCheckDigit, isRegistrationNumber } from '@haiko/shared/rules/businessRegistrationNumber';
import { readSamples } from './read-samples.js';
import { REJECTION_REASON_MAX } from '@haiko/shared/limits';

const { companies } = await readSamples();

describe('the sample companies', () => {
  it('are one in each state for the documented accounts, and some more that are approved', () => {
    const statusOf = (owner: string) => companies.find(({ key }) => key === owner)?.status;
    expect(['company', 'pending', 'rejected'].map(statusOf)).toEqual(['approved', 'pending', 'rejected']);
    expect(companies.filter(({ status }) => status === 'approved').length).toBeGreaterThan(5);
  });

  it('have numbers of their own; the check digit shows reviewers which one to look at', () => {
    const numbers = companies.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(companies.length);
    expect(numbers.filter((number) => !isRegistrationNumber(number))).toEqual([]);
    const wrong = companies.filter(({ number }) => !hasRightCheckDigit(number));
    expect(wrong.map(({ status }) => status)).toEqual(['rejected']);
  });

  it('have a reason where they were rejected', () => {
    const reasons = companies
      .filter(({ rejectionReason }) => rejectionReason)
      .map(({ status, rejectionReason = '' }) => [status, rejectionReason.length]);
    expect(reasons).toEqual([['rejected', expect.any(Number)]]);
    expect(reasons[0]?.[1]).toBeLessThan(REJECTION_REASON_MAX);
  });
});
