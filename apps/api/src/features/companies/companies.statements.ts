import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { isOwnCompany, reviewableFrom } from './impartial-reviews.js';
import { companyOf, membersOf } from '../users/users.queries.js';

// The writes of companies.

/**
 * What stands in the way of a registration, whoever is first when two race (the unique indexes). A rejected
 * company holds no number, or anybody could take the number of somebody else by being rejected with it.
 */
export const OBSTACLES = statement(
  'companies.findObstacles',
  `
    select exists (select from company_members where user_uuid = :owner) as "hasCompany",
      exists (select from companies where business_registration_number = :number and owner_uuid <> :owner
        and status <> 'rejected' and deleted_at is null) as "isNumberTaken"`,
);

export const INSERT_COMPANY = statement(
  'companies.register',
  `
    insert into companies (owner_uuid, company_name, business_registration_number, homepage_url, manager_name,
      manager_phone, manager_mobile, manager_email, logo_file_name, logo_file_uuid, registration_file_name,
      registration_file_uuid)
    values (:owner, :companyName, :businessRegistrationNumber, :homepageUrl, :managerName, :managerPhone, :managerMobile, :managerEmail, :logoFileName, :logoFile?, :registrationFileName, :registrationFile)
    returning uuid`,
);

/**
 * Whether it `isAsSeen`, where its owner says what version that is. Locked, so that changes and reviews take turns: whoever waited here finds
 * another certificate by now, which a join would look for among those of before.
 */
export const LOCK_OWN_COMPANY = statement(
  'companies.lockOwn',
  `
    select c.uuid, c.status, c.company_name as "companyName", c.registration_file_name as "registrationFileName",
      c.business_registration_number as "businessRegistrationNumber", c.logo_file_uuid as "logoFileUuid",
      c.registration_file_uuid as "registrationFileUuid",
      (select f.path from files f where f.uuid = c.registration_file_uuid) as "registrationFilePath",
      ${isExpectedVersion('c.updated_at', ':expectedVersion?')} as "isAsSeen"
    from companies c where c.uuid = :company and c.owner_uuid = :owner and c.deleted_at is null
      and c.registration_file_uuid is not null for update`,
);

/**
 * What was said of another number, or read in another certificate, says nothing of this one; postings that a closed business
 * hides stay hidden until the new number was asked about.
 */
export const UPDATE_COMPANY = statement(
  'companies.update',
  `
    update companies set company_name = :companyName, business_registration_number = :businessRegistrationNumber, homepage_url = :homepageUrl, manager_name = :managerName,
      manager_phone = :managerPhone, manager_mobile = :managerMobile, manager_email = :managerEmail, logo_file_name = :logoFileName, logo_file_uuid = :logoFile?,
      registration_file_name = :registrationFileName, registration_file_uuid = :registrationFile, status = :status::varchar, updated_at = now(),
      rejection_reason = case when :status::varchar = 'rejected' then rejection_reason else '' end,
      rejection_cause = case when :status::varchar = 'rejected' then rejection_cause end,
      submitted_at = case when :isHandedIn::boolean then clock_timestamp() else submitted_at end,
      certificate_checked_at = case when :isHandedIn::boolean then null else certificate_checked_at end,
      business_status = case when :isOtherNumber::boolean then 'NOT_ASKED' else business_status end,
      business_checked_at = case when :isOtherNumber::boolean then null else business_checked_at end,
      business_ended_on = case when :isOtherNumber::boolean then null else business_ended_on end
    where uuid = :company`,
);

/** The company, and whether this administrator may decide about it by now. */
export const LOCK_FOR_REVIEW = statement(
  'companies.lockForReview',
  `
    select ${isOwnCompany(':viewer')} as "isOwn", coalesce(${reviewableFrom(':viewer')} <= now(), false) as "isReviewable"
    from companies c where c.uuid = :company and c.deleted_at is null for no key update`,
);

/** `seenAt` is when what was reviewed was handed in. The first of an approval and a rejection that race decides. */
export const APPROVE_COMPANY = statement(
  'companies.approve',
  `
    update companies set status = 'approved', approved_at = coalesce(approved_at, now()), certificate_checked_at = now(),
      updated_at = now()
    where uuid = :company and status in ('pending', 'resubmitted') and deleted_at is null and ${isExpectedVersion('submitted_at', ':seenAt')}
    returning owner_uuid as "ownerUuid"`,
);

/** As APPROVE_COMPANY. */
export const REJECT_COMPANY = statement(
  'companies.reject',
  `
    update companies set status = 'rejected', rejection_cause = :cause?, rejection_reason = :reason, approved_at = null,
      certificate_checked_at = null, updated_at = now()
    where uuid = :company and status in ('pending', 'resubmitted') and deleted_at is null and ${isExpectedVersion('submitted_at', ':seenAt')}
    returning owner_uuid as "ownerUuid"`,
);

export const INSERT_COMPANY_NOTIFICATION = statement(
  'companies.tell',
  `
    insert into company_notifications (company_uuid, type, rejection_cause, rejection_reason) values (:company, :type, :cause?, :reason)
    returning uuid, ${membersOf(':company')} as "memberUuids"`,
);

/** With the older ones about the applications for one posting: lists show these as one. */
export const MARK_COMPANY_NOTIFICATION_READ = statement(
  'companies.markRead',
  `
    update company_notifications n set read_at = now() from company_notifications opened
    where opened.uuid = :notification and opened.company_uuid = ${companyOf(':viewer')}
      and n.company_uuid = opened.company_uuid and n.read_at is null
      and (n.uuid = opened.uuid or n.type = opened.type and n.type in ('Application', 'applicationReminder')
        and n.job_posting_uuid = opened.job_posting_uuid and n.created_at <= opened.created_at)
    returning n.uuid`,
);

/** Of this owner, or of anybody; who worked for it, does no more (tr_companies_members). Leaves what old postings show, and says which files nobody needs any more. */
export const CLOSE_COMPANY = statement(
  'companies.close',
  `
    with closing as (
      select uuid, logo_file_uuid, registration_file_uuid, ${membersOf('companies.uuid')} as member_uuids from companies
      where uuid = :company and (:owner?::uuid is null or owner_uuid = :owner?) and deleted_at is null for update
    )
    update companies c set deleted_at = now(), updated_at = now(), homepage_url = '', manager_name = '',
      manager_phone = '', manager_mobile = '', manager_email = '', logo_file_name = '', logo_file_uuid = null,
      registration_file_name = '', registration_file_uuid = null
    from closing where c.uuid = closing.uuid
    returning c.owner_uuid as "ownerUuid", c.company_name as "companyName", closing.member_uuids as "memberUuids",
      array_remove(array[closing.logo_file_uuid, closing.registration_file_uuid], null) as "fileUuids"`,
);

export const FORGET_NOTIFICATIONS = statement(
  'companies.forgetNotifications',
  'delete from company_notifications where company_uuid = :company',
);
