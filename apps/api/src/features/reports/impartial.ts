import { isWorkingModerator } from '../../platform/access/staff.js';
import { COMPANY_OF_CASE, isOwnCase } from '../users/own-case.js';
import { areOrWereFriends, decidableFrom as decidable, hasFriendAt, worksFor } from '../users/impartial.js';

/** The company that what an applicant wrote was sent to. */
const RECEIVER = `(case c.target_type
  when 'application' then (select a.company_uuid from applications a where a.uuid = c.target_uuid)
  when 'application-note' then (select a.company_uuid from application_notes n join applications a on a.uuid = n.application_uuid
    where n.uuid = c.target_uuid and n.by = 'seeker') end)`;

/** Whether the author of case `c`, or somebody who works for its company, is a friend of `viewer`, or was until lately. */
export const isFriendsCase = (viewer: string) =>
  `(c.author_uuid is not null and ${areOrWereFriends('c.author_uuid', viewer)} or ${hasFriendAt(COMPANY_OF_CASE, viewer)})`;

/** Whether those who reported case `c` are unknown to `viewer`: to whose it is, and to a friend of theirs, who would tell. */
export const hidesReporters = (viewer: string) => `(${isOwnCase(viewer)} or ${isFriendsCase(viewer)})`;

const hasReported = (viewer: string) =>
  `exists (select from reports accusation where accusation.case_uuid = c.uuid and accusation.reporter_uuid = ${viewer})`;

/**
 * Whether what `viewer` decided about the same thing in another case waits for its appeal, or was overruled by it (ix_report_cases_appealed):
 * a new case would undo what somebody else decides.
 */
const wasContradicted = (viewer: string) => `
  exists (
    select from report_cases earlier
    where earlier.target_type = c.target_type and earlier.target_uuid = c.target_uuid and earlier.appealed_at is not null
      and earlier.uuid <> c.uuid and earlier.decided_by_uuid = ${viewer} and (earlier.heard_at is null or earlier.decision = 'KEEP'))`;

/**
 * Whether case `c` is one that `viewer` should leave to somebody else: a friend's, what was sent to the company they work for, an
 * appeal against what they decided or had reported themselves, or what they were overruled about before.
 */
const isPartial = (
  viewer: string,
) => `(${isFriendsCase(viewer)} or ${worksFor(RECEIVER, viewer)} or ${wasContradicted(viewer)}
  or c.appealed_at is not null and (c.decided_by_uuid is not distinct from ${viewer} or ${hasReported(viewer)}))`;

/** Whether this person of users decides about case `c` at all: about what moderators and admins wrote only admins do. */
const isDecider = (alias: string) => `${isWorkingModerator(alias)} and not ${isOwnCase(`${alias}.uuid`)}
  and (${alias}.role = 'ADMIN' or not exists (select from users a where a.uuid = c.author_uuid and a.role in ('MODERATOR', 'ADMIN')))`;

/** From when on `viewer` may decide case `c`, which is theirs to decide; null where it waits for somebody else. */
export const decidableFrom = (viewer: string) =>
  decidable(viewer, {
    isPartial,
    isDecider,
    from: 'c.created_at',
    waitsSince: 'coalesce(c.appealed_at, c.created_at)',
  });
