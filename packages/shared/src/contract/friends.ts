import { call } from './call.ts';
import type { FriendRequest } from './views.generated.ts';

/** `{id}` is whom one wants to be friends with. */
export const requestFriend = call('POST', '/api/friend/request/{id}', 201).returns<FriendRequest>();
export const acceptFriendRequest = call('PUT', '/api/friend/request/{id}/accept', 200).returns<FriendRequest>();
export const rejectFriendRequest = call('PUT', '/api/friend/request/{id}/reject', 200).returns<FriendRequest>();
/** `{id}` is the friend. */
export const removeFriend = call('DELETE', '/api/friend/{id}', 204);
