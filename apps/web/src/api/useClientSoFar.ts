import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { use } from 'react';

/** The client that this page asks; undefined as long as it has asked nothing and the server has rendered it. */
export function useClientSoFar(): ApolloClient | undefined {
  return use(getApolloContext()).client;
}
