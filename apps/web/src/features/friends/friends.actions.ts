import type { ApolloCache } from '@apollo/client';
import { client } from '#/api/client.ts';
import { PersonDocument, type FriendRequestRowFragment, type PersonQuery } from '#/api/generated.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';
import { removeFriendFromLists } from '#/features/people/people.cache.ts';

type Person = NonNullable<PersonQuery['readUser']>;

/** Asks somebody to be friends. Where the server knows better, what it knows is shown, and the promise rejects. */
export async function requestFriend(uuid: string): Promise<void> {
  try {
    await optimistic(
      (cache) => showState(cache, uuid, 'REQUESTED'),
      () => rest.post(`/api/friend/request/${uuid}`),
    );
    forget('readSentFriendRequests');
  } catch (error) {
    void client
      .query({ query: PersonDocument, variables: { uuid }, fetchPolicy: 'network-only' })
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
    () => rest.put(`/api/friend/request/${uuid}/accept`),
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
    () => rest.put(`/api/friend/request/${uuid}/reject`),
  );
}

/** Ends a friendship, for both. */
export async function removeFriend(uuid: string): Promise<void> {
  await optimistic(
    (cache) => {
      removeFriendFromLists(cache, uuid);
      showState(cache, uuid, 'NONE');
    },
    () => rest.del(`/api/friend/${uuid}`),
  );
}

function showState(cache: ApolloCache, uuid: string, state: Person['friendState']): void {
  cache.modify<Person>({ id: `User:${uuid}`, fields: { friendState: () => state } });
}

/** A list that is loaded anew when it is wanted next. */
function forget(fieldName: string): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName });
}
