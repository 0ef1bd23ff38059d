import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_COMPANIES = statement(
  'companies.exportOwn',
  `
    select c.uuid as key, json_build_object('companyName', c.company_name, 'status', c.status,
      'businessRegistrationNumber', c.business_registration_number, 'homepageUrl', c.homepage_url,
      'managerName', c.manager_name, 'managerPhone', c.manager_phone, 'managerMobile', c.manager_mobile,
      'managerEmail', c.manager_email, 'certificate', f.path, 'rejectionCause', c.rejection_cause, 'rejectionReason', c.rejection_reason,
      'businessStatus', c.business_status, 'businessCheckedAt', c.business_checked_at, 'createdAt', c.created_at, 'deletedAt', c.deleted_at)::text as item
    from companies c left join files f on f.uuid = c.registration_file_uuid
    where c.owner_uuid = :user ${exportPage('c.uuid')}`,
);

export const OWN_COMPANY = statement(
  'companies.findOwn',
  'select uuid from companies where owner_uuid = :owner and deleted_at is null',
);

/** Those of them that are not closed. */
export const OPEN_COMPANIES = statement(
  'companies.open',
  'select uuid from companies where uuid = any(:companies::uuid[]) and deleted_at is null order by uuid',
);
