import { statement } from '../../platform/database/statement.js';
import { USER_CARD } from '../users/users.queries.js';
import { isOwnCase } from '../users/own-case.js';
import { decidableFrom, hidesReporters, isFriendsCase } from './impartial.js';
import { CASE } from './reports.queries.js';
import { REPORTERS_SHOWN } from './report-cases.views.js';

/** A case as `viewer` has it before them. */
export const CASE_BEFORE = statement(
  'reports.caseBefore',
  `
    select ${CASE}, c.appeal, (select u.language from users u where u.uuid = c.author_uuid) as "authorLanguage", ${isFriendsCase(':viewer')} as "isFriends",
      ${decidableFrom(':viewer')} as "decidableFrom", c.is_hiding as "isHiding",
      array(select t.field from translations t where t.subject_type = c.target_type and t.subject_uuid = c.target_uuid
        and t.language = :language and t.state = 'HUMAN') as "fieldsByPeople"
    from report_cases c where c.uuid = :case`,
);

/** Who reported it, and how often what they reported was kept; a friend of its author learns that when they are left to decide. */
export const REPORTERS = statement(
  'reports.reporters',
  `
    select ${USER_CARD} as user, u.language, r.reason, r.text, r.created_at as "createdAt",
      (select count(*)::int from reports o where o.reporter_uuid = r.reporter_uuid) as reports,
      (select count(*)::int from reports o join report_cases k on k.uuid = o.case_uuid
        where o.reporter_uuid = r.reporter_uuid and k.decision = 'KEEP') as kept
    from reports r join users u on u.uuid = r.reporter_uuid join report_cases c on c.uuid = r.case_uuid
    where r.case_uuid = :case and not ${isOwnCase(':viewer')}
      and (not ${hidesReporters(':viewer')} or ${decidableFrom(':viewer')} <= now())
    order by r.created_at, r.uuid limit ${REPORTERS_SHOWN}`,
);
