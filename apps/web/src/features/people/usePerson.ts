import { skipToken, useQuery } from '@apollo/client/react';
import { PersonDocument, type AuthorFragment, type PersonQuery } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { useMe } from '#/features/account/useMe.ts';

export type Person = NonNullable<PersonQuery['readUser']>;

/** What somebody is to the reader. */
export type Standing =
  | { kind: 'loading' | 'oneself' | 'unavailable' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'other'; person: Person };

/** Somebody as the reader may see them, asked anew on every opening; a visitor sees a stranger. */
export function usePerson(user: AuthorFragment, isOpen: boolean): Standing {
  const isSignedIn = useIsSignedIn();
  const me = useMe();
  const { data, error, refetch } = useQuery(
    PersonDocument,
    isSignedIn && isOpen ? { variables: { uuid: user.uuid }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!isSignedIn) return { kind: 'other', person: { ...user, friendState: 'NONE', isBlocked: false } };
  if (me?.uuid === user.uuid) return { kind: 'oneself' };
  if (data?.readUser) return { kind: 'other', person: data.readUser };
  if (data) return { kind: 'unavailable' };
  if (error) return { kind: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { kind: 'loading' };
}
