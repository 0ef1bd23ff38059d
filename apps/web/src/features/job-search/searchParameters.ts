/**
 * What addresses of the list of postings may ask for. By name: what it may be is a list of all regions, jobs and visas, which the first
 * screen does without.
 */
export const SEARCH_PARAMETERS = ['q', 'region', 'job', 'language', 'visa', 'type', 'housing', 'pay'];
