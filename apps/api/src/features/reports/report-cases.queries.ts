import { statement } from '../../platform/database/statement.js';
import { USER_CARD } from '../users/users.queries.js';
import { decidableFrom, hidesReporters, isFriendsCase } from './impartial.js';
import { CASE } from './reports.queries.js';
import { PAST_CASES_SHOWN, REPORTERS_SHOWN } from './report-cases.views.js';

/** A case as `viewer` has it before them. */
export const CASE_BEFORE = statement(
  'reports.caseBefore',
  `
    select ${CASE}, c.appeal, c.author_uuid is not distinct from :viewer as "isOwn", ${isFriendsCase(':viewer')} as "isFriends",
      ${decidableFrom(':viewer')} as "decidableFrom", c.is_hiding as "isHiding",
      (select json_build_object('createdAt', a.created_at, 'suspendedUntil', a.suspended_until, 'role', a.role,
        'suspensions', (select count(*)::int from audit_log l where l.target_uuid = a.uuid and l.action = 'suspendUser'),
        'cases', (select count(*)::int from report_cases o where o.author_uuid = a.uuid and o.uuid <> c.uuid))
      from users a where a.uuid = c.author_uuid) as person
    from report_cases c where c.uuid = :case`,
);

/** What else was reported of the same person (ix_report_cases_author). */
export const PAST_CASES = statement(
  'reports.pastCases',
  `
    select o.uuid, o.target_type as "targetType", o.excerpt, o.decision, o.reason as "decisionReason", o.created_at as "createdAt"
    from report_cases c join report_cases o on o.author_uuid = c.author_uuid and o.uuid <> c.uuid
    where c.uuid = :case order by o.created_at desc, o.uuid desc limit ${PAST_CASES_SHOWN}`,
);

/** Who reported it, and how often what they reported was kept; a friend of its author learns that when they are left to decide. */
export const REPORTERS = statement(
  'reports.reporters',
  `
    select ${USER_CARD} as user, r.reason, r.text, r.created_at as "createdAt",
      (select count(*)::int from reports o where o.reporter_uuid = r.reporter_uuid) as reports,
      (select count(*)::int from reports o join report_cases k on k.uuid = o.case_uuid
        where o.reporter_uuid = r.reporter_uuid and k.decision = 'KEEP') as kept
    from reports r join users u on u.uuid = r.reporter_uuid join report_cases c on c.uuid = r.case_uuid
    where r.case_uuid = :case and c.author_uuid is distinct from :viewer
      and (not ${hidesReporters(':viewer')} or ${decidableFrom(':viewer')} <= now())
    order by r.created_at, r.uuid limit ${REPORTERS_SHOWN}`,
);
