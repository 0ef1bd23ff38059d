import { DAY, type Loading } from './loading.js';

/** Loads who is friends with whom, who waits for an answer, and what each of them was told. */
export async function loadFriends({ samples, uuidOf, moment, insert }: Loading): Promise<void> {
  const asked = (daysAgo: number) => moment(daysAgo * DAY + 50);
  const all = [
    // They accepted a day later.
    ...samples.friends.map((friend) => ({ ...friend, acceptedAt: moment((friend.daysAgo - 1) * DAY + 20) })),
    ...samples.requests.map((request) => ({ ...request, acceptedAt: null })),
  ];
  await insert('friendships', all, ({ from, to, daysAgo, acceptedAt }) => ({
    ...{ requester_uuid: uuidOf('person', from), addressee_uuid: uuidOf('person', to) },
    ...{ state: acceptedAt ? 'FRIENDS' : 'REQUESTED', created_at: asked(daysAgo), decided_at: acceptedAt },
  }));
  await insert('notifications', all, ({ from, to, daysAgo, acceptedAt }) => {
    const [receiver, cause] = acceptedAt ? [from, to] : [to, from];
    const at = acceptedAt ?? asked(daysAgo);
    return {
      ...{ receiver_uuid: uuidOf('person', receiver), from_user_uuid: uuidOf('person', cause) },
      ...{ type: acceptedAt ? 'Friend Accept' : 'Friend Request', cause_uuid: uuidOf('person', cause) },
      ...{ created_at: at, grouped_since: at, read_at: acceptedAt },
    };
  });
}
