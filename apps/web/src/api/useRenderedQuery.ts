import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery, useSuspenseQuery } from './apollo.ts';
import { useEffect, useState } from 'react';
import { isRenderedScreen } from '#/renderedPage.ts';

/** A query for which nothing waits in the browser; where the server renders, it does, so that the page has it. */
export function useRenderedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: { variables: Variables; fetchPolicy?: 'cache-first' | 'cache-and-network' },
) {
  // The condition is a constant of the build.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  if (import.meta.env.SSR) useSuspenseQuery<Data, OperationVariables>(query, { variables: options.variables });
  return useQuery<Data, OperationVariables>(query, options);
}

/**
 * What is known is shown at once, and read again at every opening. On a screen that the server has rendered it has just been
 * read: rendering waits for it, and the browser does not ask again.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const [isRendered] = useState(isRenderedScreen);
  return useRenderedQuery(query, { variables, fetchPolicy: isRendered ? 'cache-first' : 'cache-and-network' });
}

/**
 * Counts a view of something whose page the server has rendered, for whoever came, now that somebody reads it. All other openings
 * are counted by the query. What `count` was answered, once it has been; it stays the same function from call to call.
 */
export function useCountedView<Answer>(count: (uuid: string) => Promise<Answer>, uuid: string): Answer | undefined {
  const [isRendered] = useState(isRenderedScreen);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    function countView() {
      if (isRendered) count(uuid).then(setAnswer, () => undefined);
    },
    [isRendered, count, uuid],
  );
  return answer;
}
