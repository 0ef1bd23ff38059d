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

/** The same for a guarded screen, which fails where the answer cannot be loaded, but not because a session ends meanwhile. */
export function useSignedInMe(): Me | undefined {
  const isSignedIn = useIsSignedIn();
  const { data, error } = useQuery(MeDocument, isSignedIn ? {} : skipToken);
  if (error && isSignedIn) throw error;
  return (isSignedIn && data?.readUserInformation) || undefined;
}
