import { skipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { MeDocument, type MeQuery } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';

export type Me = NonNullable<MeQuery['readUserInformation']>;

/** Who is signed in; undefined for visitors and until the answer is there. */
export function useMe(): Me | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(MeDocument, isSignedIn ? {} : skipToken);
  return (isSignedIn && data?.readUserInformation) || undefined;
}

/** The same for a guarded screen, which waits for the answer and fails without it; undefined once the session has ended. */
export function useSignedInMe(): Me | undefined {
  const isSignedIn = useIsSignedIn();
  // Skipped, as the end of a session breaks the query off: that is no failure of the screen.
  const { data } = useSuspenseQuery(MeDocument, isSignedIn ? {} : skipToken);
  return (isSignedIn && data?.readUserInformation) || undefined;
}
