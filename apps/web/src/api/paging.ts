import { PAGE_SIZE } from '@haiko/shared/limits';

/** The `skip` of the next page: it grows by whole pages, also where a duplicate or a deleted row left the list shorter. */
export function nextSkip(shown: number): number {
  return Math.ceil(shown / PAGE_SIZE) * PAGE_SIZE;
}
