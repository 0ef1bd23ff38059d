import { isWorkingModerator } from '../../platform/access/staff.js';
import { areOrWereFriends, decidableFrom as decidable } from '../users/impartial.js';

/** Whether `viewer` wrote the text that suggestion `s` is for: they decide about that whoever suggested it. */
const isAuthor = (viewer: string) => `s.author_uuid is not distinct from ${viewer}`;

/**
 * Whether a friend of `viewer`, or who was one until lately, suggested `s`. Friends of the author are as free as anybody: the author could have said the same,
 * and loses nothing by what a friend decides.
 */
export const isFriendsSuggestion = (viewer: string) => areOrWereFriends('s.suggester_uuid', viewer);

/** From when on `viewer` may decide suggestion `s`, which is theirs to decide; null where it waits for somebody else. */
export const decidableFrom = (viewer: string) =>
  decidable(viewer, {
    isPartial: (person) => `(not ${isAuthor(person)} and ${isFriendsSuggestion(person)})`,
    isDecider: (alias) => `${isWorkingModerator(alias)} and ${alias}.uuid <> s.suggester_uuid`,
    from: 's.created_at',
    waitsSince: 's.created_at',
  });
