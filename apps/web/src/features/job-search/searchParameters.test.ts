import { JOB_FILTER_NAMES, JOB_FILTERS } from '@haiko/shared/jobFilters';
import { expect, it } from 'vitest';
import { SEARCH_PARAMETERS } from './searchParameters.ts';

it('each filter of postings is among what an address may ask for', () => {
  expect(SEARCH_PARAMETERS).toEqual(['q', ...JOB_FILTER_NAMES.map((name) => JOB_FILTERS[name].parameter)]);
});
