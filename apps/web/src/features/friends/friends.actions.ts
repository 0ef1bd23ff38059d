import * as contract from '@haiko/shared/contract/friends';
import type { ApolloCache } from '@apollo/client';
import { client } from '#/api/client.ts';
import { RelationshipDocument, type FriendRequestRowFragment, type RelationshipQuery } from '#/api/generated.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';
import { removeFriendFromLists } from '#/features/users/users.cache.ts';

type User = NonNullable<RelationshipQuery['readUser']>;

/** Asks somebody to be friends. Where the server knows better, what it knows is shown, and the promise rejects. */
export async function requestFriend(uuid: string): Promise<void> {
  try {
    await optimistic(
      (cache) => showState(cache, uuid, 'REQUESTED'),
      () => rest.call(contract.requestFriend, { params: { id: uuid } }),
    );
    forget('readSentFriendRequests');
  } catch (error) {
    void client
      .query({ query: RelationshipDocument, variables: { uuid }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    throw error;
  }
}

/** Accepts a request; the person is a friend at once. */
export async function acceptRequest({ uuid, requester }: FriendRequestRowFragment): Promise<void> {
  await optimistic(
    (cache) => {
      cache.evict({ id: `FriendRequest:${uuid}` });
      showState(cache, requester.uuid, 'FRIEND');
    },
    () => rest.call(contract.acceptFriendRequest, { params: { id: uuid } }),
  );
  forget('readFriendsList');
}

/** Turns a request down; nobody is told. */
export async function rejectRequest({ uuid, requester }: FriendRequestRowFragment): Promise<void> {
  await optimistic(
    (cache) => {
      cache.evict({ id: `FriendRequest:${uuid}` });
      showState(cache, requester.uuid, 'NONE');
    },
    () => rest.call(contract.rejectFriendRequest, { params: { id: uuid } }),
  );
}

/** Ends a friendship, for both. */
export async function removeFriend(uuid: string): Promise<void> {
  await optimistic(
    (cache) => {
      removeFriendFromLists(cache, uuid);
      showState(cache, uuid, 'NONE');
    },
    () => rest.call(contract.removeFriend, { params: { id: uuid } }),
  );
}

function showState(cache: ApolloCache, uuid: string, state: User['friendState']): void {
  cache.modify<User>({ id: `User:${uuid}`, fields: { friendState: () => state } });
}

/** A list that is loaded anew when it is wanted next. */
function forget(fieldName: string): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName });
}
