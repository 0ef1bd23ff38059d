import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery, useSuspenseQuery } from './apollo.ts';
import { useState } from 'react';
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
