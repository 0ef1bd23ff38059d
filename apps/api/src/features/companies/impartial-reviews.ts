import { isWorkingAdmin } from '../../platform/access/staff.js';
import { decidableFrom, hasFriendAt, worksFor } from '../users/impartial.js';

/** Whether `viewer` works for company `c`. */
export const isOwnCompany = (viewer: string) => worksFor('c.uuid', viewer);

/** Whether somebody who works for company `c` is a friend of `viewer`. */
export const isFriendsCompany = (viewer: string) => hasFriendAt('c.uuid', viewer);

/** From when on `viewer`, who does not work there, may decide about company `c`; null where it waits for somebody else. */
export const reviewableFrom = (viewer: string) =>
  decidableFrom(viewer, {
    isPartial: isFriendsCompany,
    isDecider: (alias) => `${isWorkingAdmin(alias)} and not ${isOwnCompany(`${alias}.uuid`)}`,
    from: 'c.created_at',
    waitsSince: 'c.submitted_at',
  });
