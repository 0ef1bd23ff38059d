import { asSeen } from '../../platform/database/as-seen.js';
import type { Statement } from '../../platform/database/database.js';

// The writes of companies.

/**
 * $1 owner, $2 number: what stands in the way of a registration, whoever is first when two race (the unique indexes). A rejected
 * company holds no number, or anybody could take the number of somebody else by being rejected with it.
 */
export const OBSTACLES: Statement = {
  name: 'companies.findObstacles',
  text: `
    select exists (select from companies where owner_uuid = $1 and deleted_at is null) as "hasCompany",
      exists (select from companies where business_registration_number = $2 and owner_uuid <> $1
        and status <> 'rejected' and deleted_at is null) as "isNumberTaken"`,
};

/** $1 owner, $2 name, $3 number, $4 homepage, $5 to $8 the manager, $9 and $10 the logo, $11 and $12 the certificate. */
export const REGISTER: Statement = {
  name: 'companies.register',
  text: `
    insert into companies (owner_uuid, company_name, business_registration_number, homepage_url, manager_name,
      manager_phone, manager_mobile, manager_email, logo_file_name, logo_file_uuid, registration_file_name,
      registration_file_uuid)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};

/** $1 company, $2 owner, $3 when what its owner has seen was saved, or null. Locked, so that changes and reviews take turns. */
export const LOCK_OWN: Statement = {
  name: 'companies.lockOwn',
  text: `
    select c.uuid, c.status, c.company_name as "companyName", c.registration_file_name as "registrationFileName",
      c.business_registration_number as "businessRegistrationNumber", c.logo_file_uuid as "logoFileUuid",
      c.registration_file_uuid as "registrationFileUuid", f.path as "registrationFilePath",
      ${asSeen('c.updated_at', '$3')} as "isAsSeen"
    from companies c join files f on f.uuid = c.registration_file_uuid
    where c.uuid = $1 and c.owner_uuid = $2 and c.deleted_at is null for update of c`,
};

/** $1 company, $2 to $12 as in REGISTER, $13 status, $14 whether it is handed in anew. */
export const UPDATE: Statement = {
  name: 'companies.update',
  text: `
    update companies set company_name = $2, business_registration_number = $3, homepage_url = $4, manager_name = $5,
      manager_phone = $6, manager_mobile = $7, manager_email = $8, logo_file_name = $9, logo_file_uuid = $10,
      registration_file_name = $11, registration_file_uuid = $12, status = $13::varchar, updated_at = now(),
      rejection_reason = case when $13::varchar = 'rejected' then rejection_reason else '' end,
      submitted_at = case when $14::boolean then now() else submitted_at end
    where uuid = $1`,
};

/** $1 company, $2 when it was handed in, or null. The first of an approval and a rejection that race decides. */
export const APPROVE: Statement = {
  name: 'companies.approve',
  text: `
    update companies set status = 'approved', approved_at = coalesce(approved_at, now()), updated_at = now()
    where uuid = $1 and status in ('pending', 'resubmitted') and deleted_at is null and ${asSeen('submitted_at', '$2')}
    returning owner_uuid as "ownerUuid"`,
};

/** As APPROVE, $3 reason. */
export const REJECT: Statement = {
  name: 'companies.reject',
  text: `
    update companies set status = 'rejected', rejection_reason = $3, approved_at = null, updated_at = now()
    where uuid = $1 and status in ('pending', 'resubmitted') and deleted_at is null and ${asSeen('submitted_at', '$2')}
    returning owner_uuid as "ownerUuid"`,
};

/** $1 company, $2 type, $3 reason. */
export const TELL: Statement = {
  name: 'companies.tell',
  text: 'insert into company_notifications (company_uuid, type, rejection_reason) values ($1, $2, $3)',
};

/** $1 notification, $2 owner. */
export const MARK_READ: Statement = {
  name: 'companies.markRead',
  text: `
    update company_notifications n set read_at = now() from companies c
    where n.uuid = $1 and n.read_at is null and c.uuid = n.company_uuid and c.owner_uuid = $2 and c.deleted_at is null
    returning n.uuid`,
};

/** $1 company, $2 owner, or null for any. Leaves what old postings show, and says which files nobody needs any more. */
export const CLOSE: Statement = {
  name: 'companies.close',
  text: `
    with closing as (
      select uuid, logo_file_uuid, registration_file_uuid from companies
      where uuid = $1 and ($2::uuid is null or owner_uuid = $2) and deleted_at is null for update
    )
    update companies c set deleted_at = now(), updated_at = now(), homepage_url = '', manager_name = '',
      manager_phone = '', manager_mobile = '', manager_email = '', logo_file_name = '', logo_file_uuid = null,
      registration_file_name = '', registration_file_uuid = null
    from closing where c.uuid = closing.uuid
    returning c.owner_uuid as "ownerUuid", c.company_name as "companyName",
      array_remove(array[closing.logo_file_uuid, closing.registration_file_uuid], null) as "fileUuids"`,
};

/** $1 company. */
export const FORGET_NOTIFICATIONS: Statement = {
  name: 'companies.forgetNotifications',
  text: 'delete from company_notifications where company_uuid = $1',
};
