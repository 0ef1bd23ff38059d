import { ApolloClient, type ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { keptFetch } from './keptFetch.ts';

/** A client with a cache of its own, that asks by way of `link`. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ link, cache: createCache(), assumeImmutableResults: true });
}

/**
 * The browser's. Reads are queries; `cache-first` everywhere, so that Back shows the same list at the same place without a
 * request; without a connection, what was kept of an earlier visit.
 */
export const client = createClient(new HttpLink({ uri: '/graphql', fetch: keptFetch }));
