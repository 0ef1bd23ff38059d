// Apollo's hooks, for whatever comes after the first screen; with them comes the client that they ask, which `App` gives them.
import './client.ts';

export { skipToken, useApolloClient, useFragment, useQuery, useSuspenseQuery } from '@apollo/client/react';
