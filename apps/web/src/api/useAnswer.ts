import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { use, useState, useSyncExternalStore } from 'react';
import { type Answer, followAnswer, type FollowedAnswer, NOT_ASKED } from './followedAnswers.ts';
import { loadedApollo } from './loadedApollo.ts';

// Queries of what the first screen shows. On a page that the server has rendered they say what stands there, in one's own feed what was
// asked at the start, without Apollo, and follow its cache as soon as somebody has loaded it. Components that begin later use Apollo's
// own hooks: which of the two stays as it is as long as the component stands, so that the order of the hooks is always the same.

/** A query's answer; suspends until it is there, and throws when it fails. */
export function useAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const [apollo] = useState(loadedApollo);
  if (apollo) return apollo.useSuspenseQuery<Data, OperationVariables>(query, { variables }).data as Data;
  const answer = followAnswer(query, variables);
  // eslint-disable-next-line react-hooks/rules-of-hooks
  return use(answer.ready(useFollowed(answer)));
}

/** The same without waiting; nothing is asked while `variables` are undefined. */
export function useAnswerSoFar<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
): Answer<Data> {
  const [apollo] = useState(loadedApollo);
  if (apollo) return apollo.useQuery<Data, OperationVariables>(query, variables ? { variables } : apollo.skipToken);
  // eslint-disable-next-line react-hooks/rules-of-hooks
  return useFollowed<Data>(variables ? followAnswer(query, variables) : NOT_ASKED);
}

/** Nothing waits for it in the browser; where the server renders, it does, so that the page has it. */
export function useRenderedAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  // The condition is a constant of the build.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  if (import.meta.env.SSR) return { data: useAnswer(query, variables) };
  // eslint-disable-next-line react-hooks/rules-of-hooks
  return useAnswerSoFar(query, variables);
}

function useFollowed<Data>({ subscribe, get }: FollowedAnswer<Data>): Answer<Data> {
  return useSyncExternalStore(subscribe, get, get);
}
