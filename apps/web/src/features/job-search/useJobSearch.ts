import { parametersOf, searchOf, type JobSearch } from '@haiko/shared/jobSearch';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#/paths.ts';

// The last search of this visit: the list opens with it again, wherever one has been meanwhile.
let remembered = '';

interface JobSearchState {
  search: JobSearch;
  /** Searches for something else, in the place of this search. */
  change: (next: JobSearch) => void;
  /** Where the screen should be instead: an address without a search, while there is one to go on with. */
  redirect: string | undefined;
}

/** What the address of a list of postings searches for. */
export function useJobSearch(screen: typeof paths.jobPostings | typeof paths.jobSearch): JobSearchState {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = searchOf(parameters);
  const text = parametersOf(search).toString();
  useEffect(
    function remember() {
      if (text) remembered = text;
    },
    [text],
  );

  function change(next: JobSearch) {
    remembered = parametersOf(next).toString();
    void navigate(paths.foundJobPostings(screen, parametersOf(next)), { replace: true, preventScrollReset: true });
  }

  const isLeft = parameters.size === 0 && remembered !== '';
  const redirect = isLeft ? paths.foundJobPostings(screen, new URLSearchParams(remembered)) : undefined;
  return { search, change, redirect };
}
