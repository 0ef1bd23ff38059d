import { ALONE_AFTER, areFriends, isWorkingModerator } from '../users/users.queries.js';

/** Whether `viewer` wrote the text that suggestion `s` is for: they decide about that whoever suggested it. */
const isAuthor = (viewer: string) => `s.author_uuid is not distinct from ${viewer}`;

/**
 * Whether a friend of `viewer` suggested `s`. Friends of the author are as free as anybody: the author could have said the same,
 * and loses nothing by what a friend decides.
 */
export const isFriendsSuggestion = (viewer: string) => areFriends('s.suggester_uuid', viewer);

/** Whether anybody but `viewer` is free to decide suggestion `s` at the desk. */
const hasOthers = (viewer: string) => `
  exists (select from users o where ${isWorkingModerator('o')} and o.uuid <> ${viewer} and o.uuid <> s.suggester_uuid
    and (${isAuthor('o.uuid')} or not ${isFriendsSuggestion('o.uuid')}))`;

const isAdmin = (viewer: string) => `exists (select from users v where v.uuid = ${viewer} and v.role = 'ADMIN')`;

/** From when on `viewer` may decide suggestion `s`, which is theirs to decide; null where it waits for somebody else. */
export const decidableFrom = (viewer: string) => `
  case when ${isAuthor(viewer)} or not ${isFriendsSuggestion(viewer)} then s.created_at
    when ${isAdmin(viewer)} and not ${hasOthers(viewer)} then s.created_at + ${ALONE_AFTER} end`;
