import { statement } from '../../platform/database/statement.js';
import { isOfViewer } from './application-sides.js';

// Who of a company and its applicants wants nothing more to do with the other.

/** Whether neither a company nor somebody who applies there blocks the other. */
export const areFree = (company: string, seeker: string) =>
  `not exists (select from company_blocks b where b.company_uuid = ${company} and b.user_uuid = ${seeker})`;

/** Whether the side that `viewer` is on blocks the other side of application `a`. */
export const isBlockedBySideOf = (viewer: string) => `
  exists (select from company_blocks b where b.company_uuid = a.company_uuid and b.user_uuid = a.seeker_uuid
    and b.by = case when a.seeker_uuid = ${viewer} then 'seeker' else 'company' end)`;

const SIDE = `
  select a.uuid, a.company_uuid, a.seeker_uuid, case when a.seeker_uuid = :viewer then 'seeker' else 'company' end as by
  from applications a
  where a.uuid = :application and ${isOfViewer}`;

/** Nothing for what is not the viewer's; blocking again changes nothing. */
export const BLOCK_OTHER_SIDE = statement(
  'applicationBlocks.add',
  `
    with side as (${SIDE}), added as (
      insert into company_blocks (company_uuid, user_uuid, by) select company_uuid, seeker_uuid, by from side
      on conflict do nothing
    )
    select uuid from side`,
);

/** What has ended stays so. */
export const UNBLOCK_OTHER_SIDE = statement(
  'applicationBlocks.remove',
  `
    with side as (${SIDE}), gone as (
      delete from company_blocks b using side
      where b.company_uuid = side.company_uuid and b.user_uuid = side.seeker_uuid and b.by = side.by
    )
    select uuid from side`,
);
