import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

const ADDRESS_OF_USER = `(select own.sub from identities own where own.user_uuid = :user and own.provider = 'password')`;

export const EXPORT_MEMBERSHIPS = statement(
  'companyMembers.exportOwn',
  `
    select mine.uuid as key, json_build_object('company', c.company_name, 'isMember', mine.is_member, 'createdAt', mine.created_at)::text as item
    from (
      select m.uuid, m.company_uuid, m.created_at, true as is_member from company_members m where m.user_uuid = :user
      union all
      select i.uuid, i.company_uuid, i.created_at, false from company_invitations i
      where i.user_uuid = :user or i.email = ${ADDRESS_OF_USER}
    ) mine join companies c on c.uuid = mine.company_uuid
    where true ${exportPage('mine.uuid')}`,
);

export const FORGET_MEMBERSHIPS = statement(
  'companyMembers.forgetOwn',
  `
    with uninvited as (
      delete from company_invitations where user_uuid = :user or email = ${ADDRESS_OF_USER}
    )
    delete from company_members where user_uuid = :user`,
);
