import { changesReviewed, needsNewCertificate, statusAfterChange, waitsForReview } from './companies.policy.js';

const company = {
  companyName: '한강식품',
  businessRegistrationNumber: '124-81-00998',
  registrationFilePath: '/files/a',
};

describe('a changed company', () => {
  it('goes to review again once it was rejected, whatever changed', () => {
    expect([statusAfterChange('rejected', false), statusAfterChange('rejected', true)]).toEqual([
      'resubmitted',
      'resubmitted',
    ]);
  });

  it('goes to review again when it is approved and what was reviewed changed', () => {
    expect([statusAfterChange('approved', false), statusAfterChange('approved', true)]).toEqual([
      'approved',
      'resubmitted',
    ]);
  });

  it('waits for a review until there is one', () => {
    const states = ['pending', 'resubmitted', 'approved', 'rejected'] as const;
    expect(states.map(waitsForReview)).toEqual([true, true, false, false]);
  });

  it.each(['pending', 'resubmitted'] as const)('waits on while it is %s', (status) => {
    expect([statusAfterChange(status, false), statusAfterChange(status, true)]).toEqual([status, status]);
  });

  it.each([
    { companyName: 'ស៊ូម៉ី' },
    { businessRegistrationNumber: '124-81-00999' },
    { registrationFilePath: '/files/b' },
  ])('has other reviewed parts with %j', (change) => {
    expect(changesReviewed(company, { ...company, ...change })).toBe(true);
    expect(changesReviewed(company, { ...company })).toBe(false);
  });

  it('needs a new certificate for a new name only', () => {
    const renamed = { ...company, companyName: 'হাইকো' };
    expect(needsNewCertificate(company, renamed)).toBe(true);
    expect(needsNewCertificate(company, { ...renamed, registrationFilePath: '/files/b' })).toBe(false);
    expect(needsNewCertificate(company, { ...company, businessRegistrationNumber: '124-81-00999' })).toBe(false);
  });
});
