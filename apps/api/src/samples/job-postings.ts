import { farmPostings } from './job-postings.farm.js';
import { foodPostings } from './job-postings.food.js';
import { soonPostings } from './job-postings.soon.js';
import type { SamplePosting } from './job-postings.types.js';
import { wordsPostings } from './job-postings.words.js';
import { worksPostings } from './job-postings.works.js';

/** Job postings of the sample companies, in all nine scripts; those of other job sites are in apps/api/samples/job-feeds. */
export const jobPostings: readonly SamplePosting[] = [
  ...farmPostings,
  ...foodPostings,
  ...worksPostings,
  ...wordsPostings,
  ...soonPostings,
];

/** Whom a visitor finds saving postings, as positions in the list above. */
export const savedPostings: Readonly<Record<string, readonly number[]>> = {
  linh: [0, 7, 15, 19],
  sokha: [0, 1, 25],
};
