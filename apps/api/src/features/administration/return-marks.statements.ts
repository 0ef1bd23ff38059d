import { statement } from '../../platform/database/statement.js';
import { USER_CARD } from '../users/users.queries.js';
import { MOST_ON_A_DEVICE } from './return-marks.policy.js';

/**
 * Of each of these people the suspended account with which they have network and kind of browser in common, where few others have
 * (ix_sessions_device); of several the one that the fewest share. As long as sessions are kept, and only of accounts that were made after
 * the suspension began: whoever was there before is no return.
 */
export const SHARED_DEVICES = statement(
  'administration.sharedDevices',
  `
    select distinct on (p.uuid) p.uuid as "personUuid", d.accounts, ${USER_CARD} as suspended
    from users p
    join lateral (select distinct s.device, s.network_hash from sessions s
      where s.user_uuid = p.uuid and s.device <> '' and s.network_hash <> '') s on true
    join lateral (select count(*)::int as accounts from (
      select distinct z.user_uuid from sessions z
      where z.network_hash = s.network_hash and z.device = s.device and z.network_hash <> ''
      limit ${MOST_ON_A_DEVICE + 1}) z) d on d.accounts <= ${MOST_ON_A_DEVICE}
    join sessions o on o.network_hash = s.network_hash and o.device = s.device and o.network_hash <> '' and o.user_uuid <> p.uuid
    join users u on u.uuid = o.user_uuid
    where p.uuid = any(:people::uuid[]) and p.role = 'USER'
      and exists (select from suspensions x where x.user_uuid = u.uuid and x.created_at < p.created_at)
    order by p.uuid, d.accounts, u.uuid`,
);
