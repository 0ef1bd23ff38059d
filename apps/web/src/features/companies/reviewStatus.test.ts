import { describe, expect, it } from 'vitest';
import { reviewStatusOf } from './reviewStatus.ts';

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
