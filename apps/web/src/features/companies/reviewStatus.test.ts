import { describe, expect, it } from 'vitest';
import { mayManageJobPostings, reviewStatusOf } from './reviewStatus.ts';

describe('the standing of a company', () => {
  it.each([
    ['', 'none'],
    ['pending', 'pending'],
    ['resubmitted', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['of a later release', 'none'],
  ])('is, for the status %j, %s', (status, standing) => {
    expect(reviewStatusOf(status)).toBe(standing);
  });
});

it('a company keeps its postings while its changes are reviewed, and has none before it was ever approved', () => {
  const statuses = ['', 'pending', 'resubmitted', 'approved', 'rejected'];
  expect(statuses.filter(mayManageJobPostings)).toEqual(['resubmitted', 'approved']);
});
