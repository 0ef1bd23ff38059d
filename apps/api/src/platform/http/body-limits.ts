import { createJobPosting, createJobPostings } from '@haiko/shared/contract/jobPostings';
import { createPost } from '@haiko/shared/contract/posts';
import { saveResume } from '@haiko/shared/contract/resumes';
import { loadWageDefaulters } from '@haiko/shared/contract/wageDefaulters';

const KB = 1_024;

/** Bytes of a query and its variables. */
export const MAX_QUERY_BYTES = 64 * KB;
/** Bytes of a JSON body in general. */
export const MAX_JSON_BYTES = 100 * KB;

/** Calls with longer bodies, and whatever stands below them. A DELETE with a body is read like any other. */
export const LONG_BODIES = {
  paths: [createPost.path, createJobPosting.path, createJobPostings.path, saveResume.path],
  maxBytes: 256 * KB,
};
/** A list of thousands of entries, in one text. */
export const LONGEST_BODY = { path: loadWageDefaulters.path, maxBytes: 1_024 * KB };

/** How many bytes a body sent to this path of the API may have. */
export function maxBytesAt(path: string): number {
  const isBelow = (other: string) => path === other || path.startsWith(`${other}/`);
  if (isBelow(LONGEST_BODY.path)) return LONGEST_BODY.maxBytes;
  return LONG_BODIES.paths.some(isBelow) ? LONG_BODIES.maxBytes : MAX_JSON_BYTES;
}
