import { ALONE_AFTER, areFriends, isWorkingAdmin } from '../users/users.queries.js';

/** Whether `viewer` works for company `c`. */
export const worksFor = (viewer: string) =>
  `exists (select from company_members m where m.company_uuid = c.uuid and m.user_uuid = ${viewer})`;

/** Whether somebody who works for company `c` is a friend of `viewer`. */
export const isFriendsCompany = (viewer: string) =>
  `exists (select from company_members m where m.company_uuid = c.uuid and ${areFriends('m.user_uuid', viewer)})`;

/** Whether any other administrator is impartial about company `c`. */
const hasOthers = (viewer: string) => `
  exists (select from users o where ${isWorkingAdmin('o')} and o.uuid <> ${viewer}
    and not ${worksFor('o.uuid')} and not ${isFriendsCompany('o.uuid')})`;

/** From when on `viewer`, who does not work there, may decide about company `c`; null where it waits for somebody else. */
export const reviewableFrom = (viewer: string) => `
  case when not ${isFriendsCompany(viewer)} then c.created_at
    when not ${hasOthers(viewer)} then c.submitted_at + ${ALONE_AFTER} end`;
