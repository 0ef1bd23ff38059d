import { MeDocument, type MeQuery } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useAnswer, useAnswerSoFar } from '#/api/useAnswer.ts';

export type Me = NonNullable<MeQuery['readUserInformation']>;

/** Who writes: their drafts, and their language where the letters do not tell. */
export type Writer = Pick<Me, 'uuid' | 'language'>;

/** Who is signed in; undefined for visitors and until the answer is there. */
export function useMe(): Me | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useAnswerSoFar(MeDocument, isSignedIn ? {} : undefined);
  return (isSignedIn && data?.readUserInformation) || undefined;
}

/** The same for a guarded screen, which waits for the answer, fails without it, and goes when the session ends. */
export function useSignedInMe(): Me {
  const { readUserInformation: me } = useAnswer(MeDocument, {});
  if (!me) throw new Error('The server knows nobody by this session');
  return me;
}
