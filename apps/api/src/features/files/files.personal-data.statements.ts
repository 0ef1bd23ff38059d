import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_FILES: Statement = {
  name: 'files.exportOwn',
  text: `
    select f.uuid as key, json_build_object('name', f.name, 'path', f.path, 'purpose', f.purpose, 'type', f.type,
      'size', f.size, 'createdAt', f.created_at)::text as item
    from files f
    where f.owner_uuid = $1 ${exportPage('f.uuid')}`,
};

/** $1 owner. What something still shows stays without one; the rest is left to the clean-up of unused uploads. */
export const DISOWN_FILES: Statement = {
  name: 'files.disown',
  text: 'update files set owner_uuid = null where owner_uuid = $1',
};
