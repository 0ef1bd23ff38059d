import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ANEW } from './anew.ts';
import { readBegins } from './readsUnderWay.ts';

interface Page<Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  /** With its `skip`; 0 starts the list over. */
  variables: Variables;
}

/**
 * Asks for a page of a list; rejects when it fails, and leaves the list as it is. The page is only written into the cache, which puts it
 * in its place (pagedList.ts): what is read there by other variables than the list's own is the whole list anew, and is remembered row by
 * row for each of these. A thousand cards took 148 MB that way instead of 33.
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables }: Page<Data, Variables>,
): Promise<void> {
  const page = { query: query as TypedDocumentNode<Data>, variables: variables as OperationVariables };
  const ended = readBegins();
  try {
    const { data } = await client.query<Data>({ ...page, fetchPolicy: 'no-cache', context: ANEW });
    if (data) client.writeQuery<Data>({ ...page, data });
  } finally {
    // Not before: who waits for what is being read writes what is newer.
    ended();
  }
}
