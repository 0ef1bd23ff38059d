import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_VISA_RULES = statement(
  'visaRules.exportEntered',
  `
    select r.uuid as key, json_build_object('createdAt', r.created_at, 'visa', r.visa, 'job', r.job, 'verdict', r.verdict,
      'sentence', r.sentence, 'source', r.source, 'state', r.state)::text as item
    from visa_rules r
    where r.proposed_by_uuid = :user ${exportPage('r.uuid')}`,
);
