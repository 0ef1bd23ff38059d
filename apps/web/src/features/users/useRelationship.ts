import { skipToken, useQuery } from '#/api/apollo.ts';
import { RelationshipDocument, type AuthorFragment, type RelationshipQuery } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useMe } from './useMe.ts';

export type User = NonNullable<RelationshipQuery['readUser']>;

/** What somebody is to the reader. */
export type Relationship =
  | { kind: 'loading' | 'oneself' | 'unavailable' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'other'; person: User };

const A_STRANGER = {
  friendState: 'NONE',
  isBlocked: false,
  languages: null,
  memberSince: null,
  commonFriendsCount: null,
} as const;

/** Somebody as the reader may see them, asked anew on every opening; a visitor sees a stranger. */
export function useRelationship(user: AuthorFragment, isOpen: boolean): Relationship {
  const isSignedIn = useIsSignedIn();
  const me = useMe();
  const { data, error, refetch } = useQuery(
    RelationshipDocument,
    isSignedIn && isOpen ? { variables: { uuid: user.uuid }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!isSignedIn) return { kind: 'other', person: { ...user, ...A_STRANGER } };
  if (me?.uuid === user.uuid) return { kind: 'oneself' };
  if (data?.readUser) return { kind: 'other', person: data.readUser };
  if (data) return { kind: 'unavailable' };
  if (error) return { kind: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { kind: 'loading' };
}
