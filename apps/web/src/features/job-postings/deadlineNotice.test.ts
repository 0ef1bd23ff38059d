import { expect, it } from 'vitest';
import { deadlineNotice } from './deadlineNotice.ts';

const NOW = new Date('2026-11-20T15:00:00Z'); // Midnight in Seoul: the 20th is over.

it.each([
  ['OPEN', '2026-11-21', undefined],
  ['OPEN', '2026-11-20', 'jobPostings.detail.expired'],
  ['EXPIRED', '2026-11-20', 'jobPostings.detail.expired'],
  ['CLOSED', '2026-11-30', 'jobPostings.detail.closed'],
  ['CLOSED', '2026-11-01', 'jobPostings.detail.closed'],
  ['HIDDEN', '2026-11-30', 'jobPostings.detail.hidden'],
  ['BLOCKED', '2026-11-30', 'jobPostings.detail.blocked'],
] as const)('a posting that is %s until %s says %s', (state, deadlineDate, key) => {
  expect(deadlineNotice({ state, hiddenReason: null, isListed: true, deadlineDate, url: '' }, NOW)).toBe(key);
});

it.each([
  ['OPEN', 'jobPostings.detail.unlisted'],
  ['CLOSED', 'jobPostings.detail.unlisted'],
  ['BLOCKED', 'jobPostings.detail.blocked'],
] as const)('one that is %s, of a company that is not approved, says %s', (state, key) => {
  expect(deadlineNotice({ state, hiddenReason: null, isListed: false, deadlineDate: '2026-11-30', url: '' }, NOW)).toBe(
    key,
  );
});

it.each([
  ['BELOW_MINIMUM_WAGE', 'jobPostings.detail.hiddenForWage'],
  ['BUSINESS_CLOSED', 'jobPostings.detail.hiddenForBusiness'],
  ['SOURCE_STOPPED', 'jobPostings.detail.hiddenForSource'],
] as const)('one that is hidden for %s says so', (hiddenReason, key) => {
  const hidden = { state: 'HIDDEN', hiddenReason, isListed: true } as const;
  expect(deadlineNotice({ ...hidden, deadlineDate: '2026-11-30', url: '' }, NOW)).toBe(key);
});

it('an imported one that is over says that Haiko lists it no more, and nothing of a deadline', () => {
  const imported = { hiddenReason: null, isListed: true, deadlineDate: '2026-11-20', url: 'https://jobs.example/1' };
  expect(deadlineNotice({ ...imported, state: 'EXPIRED' }, NOW)).toBe('jobPostings.detail.listingOver');
  expect(deadlineNotice({ ...imported, state: 'CLOSED' }, NOW)).toBe('jobPostings.detail.closed');
});
