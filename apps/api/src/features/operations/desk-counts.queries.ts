import { statement } from '../../platform/database/statement.js';
import { IS_OPEN_REPORT, IS_OPEN_SCAM, IS_OPEN_WORD } from '../reports/reports.queries.js';
import { FAILING_SOURCES } from '../job-sources/job-sources.statements.js';

/** What waits at the desk, each by the partial index of its queue. Companies, rules, providers and sources are administrators' alone. */
export const DESK_COUNTS = statement(
  'operations.deskCounts',
  `
    select (select count(*)::int from report_cases c where ${IS_OPEN_REPORT}) as reports,
      (select count(*)::int from report_cases c where ${IS_OPEN_SCAM}) as scams,
      (select count(*)::int from report_cases c where ${IS_OPEN_WORD}) as words,
      (select count(*)::int from report_cases where appealed_at is not null and heard_at is null) as appeals,
      (select count(*)::int from translation_suggestions where state = 'OPEN') as suggestions,
      case when :isAdmin::boolean
        then (select count(*)::int from companies where status in ('pending', 'resubmitted')) end as companies,
      case when :isAdmin::boolean
        then (select count(*)::int from wage_defaulter_matches where state = 'PROPOSED') end as defaulters,
      case when :isAdmin::boolean then (select count(*)::int from visa_rules where state = 'PROPOSED') end as rules,
      case when :isAdmin::boolean then (select count(*)::int from translation_provider_troubles) end as providers,
      case when :isAdmin::boolean then (select count(*)::int from (${FAILING_SOURCES}) as failing) end as sources`,
);
