import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { skipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { isMutationOperation } from '@apollo/client/utilities';
import { finalize } from 'rxjs';
import { renderedAnswers } from '#/renderedPage.ts';
import { authFetch } from './authFetch.ts';
import { createCache } from './cache.ts';
import { keptFetch } from './keptFetch.ts';
import { type Apollo, setApollo } from './loadedApollo.ts';
import { readBegins } from './readsUnderWay.ts';
import { currentAccount } from './session.ts';

/** A client with a cache of its own, that asks by way of `link`. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ link, cache: createCache(), assumeImmutableResults: true });
}

/** The answer to whoever asks by now: somebody may have signed in or out since the request was sent. */
async function fetchForReader(...request: Parameters<typeof keptFetch>): Promise<Response> {
  const account = currentAccount();
  const reply = await keptFetch(...request);
  return currentAccount() === account ? reply : fetchForReader(...request);
}

/** Notes each read until its answer is in the cache. */
const notedReads = new ApolloLink((operation, forward) => forward(operation).pipe(finalize(readBegins())));

/** Says of each read whether the page has its answer already: only what it does not have may be shown as it was kept. */
const knownReads = new ApolloLink((operation, forward) => {
  const { query, variables } = operation;
  operation.setContext({ fetchOptions: { isKnown: () => client.readQuery({ query, variables }) !== null } });
  return forward(operation);
});

const reads = ApolloLink.from([knownReads, new HttpLink({ uri: '/graphql', fetch: fetchForReader })]);

/** Says of each write whose it is: it goes out once, and never as who has signed in since. */
const ownWrites = new ApolloLink((operation, forward) => {
  operation.setContext({ fetchOptions: { account: currentAccount() } });
  return forward(operation);
});

const writes = ApolloLink.from([ownWrites, new HttpLink({ uri: '/graphql', fetch: authFetch })]);

/**
 * The browser's. Reads are queries; `cache-first` everywhere, so that Back shows the same list at the same place without a
 * request; without a connection, what was kept of an earlier visit. Mutations are what the desk decides.
 */
export const client = createClient(notedReads.split(({ query }) => isMutationOperation(query), writes, reads));

client.cache.restore(renderedAnswers() ?? {});
/** What `loadApollo` gives. */
export const apollo: Apollo = { client, useQuery, useSuspenseQuery, skipToken };
setApollo(apollo);
