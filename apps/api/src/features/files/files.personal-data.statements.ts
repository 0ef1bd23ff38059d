import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_FILES = statement(
  'files.exportOwn',
  `
    select f.uuid as key, json_build_object('name', f.name, 'path', f.path, 'purpose', f.purpose, 'type', f.type,
      'size', f.size, 'createdAt', f.created_at)::text as item
    from files f
    where f.owner_uuid = :user ${exportPage('f.uuid')}`,
);

/** What something still shows stays without one; the rest is left to the clean-up of unused uploads. */
export const DISOWN_FILES = statement('files.disown', 'update files set owner_uuid = null where owner_uuid = :owner');
