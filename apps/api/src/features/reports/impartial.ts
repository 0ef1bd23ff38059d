import { ALONE_AFTER, areFriends, isWorkingModerator } from '../users/users.queries.js';

/** Whether `viewer` and the author of case `c` are friends. */
export const isFriendsCase = (viewer: string) =>
  `(c.author_uuid is not null and ${areFriends('c.author_uuid', viewer)})`;

/** Whether those who reported case `c` are unknown to `viewer`: to its author, and to a friend of theirs, who would tell. */
export const hidesReporters = (viewer: string) =>
  `(c.author_uuid is not distinct from ${viewer} or ${isFriendsCase(viewer)})`;

const hasReported = (viewer: string) =>
  `exists (select from reports accusation where accusation.case_uuid = c.uuid and accusation.reporter_uuid = ${viewer})`;

/**
 * Whether case `c` is one that `viewer` should leave to somebody else: a friend's, or an appeal against what they decided or
 * had reported themselves.
 */
const isPartial = (viewer: string) => `(${isFriendsCase(viewer)}
  or c.appealed_at is not null and (c.decided_by_uuid is not distinct from ${viewer} or ${hasReported(viewer)}))`;

/** Whether anybody but `viewer` may decide case `c`: about what moderators and admins wrote only admins do. */
const hasOthers = (viewer: string) => `
  exists (select from users o where ${isWorkingModerator('o')} and o.uuid <> ${viewer} and o.uuid is distinct from c.author_uuid
    and (o.role = 'ADMIN' or not exists (select from users a where a.uuid = c.author_uuid and a.role in ('MODERATOR', 'ADMIN')))
    and not ${isPartial('o.uuid')})`;

const isAdmin = (viewer: string) => `exists (select from users v where v.uuid = ${viewer} and v.role = 'ADMIN')`;

/** From when on `viewer` may decide case `c`, which is theirs to decide; null where it waits for somebody else. */
export const decidableFrom = (viewer: string) => `
  case when not ${isPartial(viewer)} then c.created_at
    when ${isAdmin(viewer)} and not ${hasOthers(viewer)} then coalesce(c.appealed_at, c.created_at) + ${ALONE_AFTER} end`;
