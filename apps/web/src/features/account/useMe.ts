import { skipToken, useQuery } from '@apollo/client/react';
import { MeDocument, type MeQuery } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';

export type Me = NonNullable<MeQuery['readUserInformation']>;

/** Who is signed in; undefined for visitors and until the answer is there. */
export function useMe(): Me | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(MeDocument, isSignedIn ? {} : skipToken);
  return (isSignedIn && data?.readUserInformation) || undefined;
}
