import { hasRightCheckDigit, isRegistrationNumber } from '@haiko/shared/rules/businessRegistrationNumber';
import { REJECTION_REASON_MAX } from '@haiko/shared/limits';
import { companies } from './companies.js';
import { personByKey } from './people.js';

describe('the sample companies', () => {
  it('are one in each state for the documented accounts, and some more that are approved', () => {
    const statusOf = (owner: string) => companies.find((company) => company.owner === owner)?.status;
    expect(['company', 'pending', 'rejected'].map(statusOf)).toEqual(['approved', 'pending', 'rejected']);
    expect(companies.filter(({ status }) => status === 'approved').length).toBeGreaterThan(5);
  });

  it('have owners and numbers of their own; the check digit shows reviewers which one to look at', () => {
    companies.forEach(({ owner }) => expect(personByKey(owner).key).toBe(owner));
    const numbers = companies.map(({ number }) => number);
    expect([new Set(numbers).size, new Set(companies.map(({ owner }) => owner)).size]).toEqual([9, 9]);
    expect(numbers.filter((number) => !isRegistrationNumber(number))).toEqual([]);
    const wrong = companies.filter(({ number }) => !hasRightCheckDigit(number));
    expect(wrong.map(({ status }) => status)).toEqual(['rejected']);
  });

  it('have a reason where they were rejected', () => {
    const reasons = companies.filter(({ reason }) => reason).map(({ status, reason = '' }) => [status, reason.length]);
    expect(reasons).toEqual([['rejected', expect.any(Number)]]);
    expect(reasons[0]?.[1]).toBeLessThan(REJECTION_REASON_MAX);
  });
});
