import { ApolloClient, HttpLink } from '@apollo/client';
import { authFetch } from './authFetch.ts';
import { createCache } from './cache.ts';

/** Reads are queries; `cache-first` everywhere, so that Back shows the same list at the same place without a request. */
export const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', fetch: authFetch }),
  cache: createCache(),
  assumeImmutableResults: true,
});
