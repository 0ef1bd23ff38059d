import { statement } from '../../platform/database/statement.js';
import { worksFor } from '../users/impartial.js';
import { USER_CARD } from '../users/users.queries.js';
import { DESK_WORK_SHOWN } from './desk.views.js';
import { isOwnCase } from '../users/own-case.js';

/** Everybody with a desk (ix_users_staff). */
export const FIND_STAFF = statement(
  'desk.findStaff',
  `select uuid from users where role in ('MODERATOR', 'ADMIN') and withdrawn_at is null`,
);

/** What somebody has open at this moment. */
export const WORK_AT_DESK = statement(
  'desk.work',
  `
    select w.kind, w.subject_uuid as uuid, ${USER_CARD} as user
    from desk_work w join users u on u.uuid = w.user_uuid
    where w.until > now() order by w.until desc, w.subject_uuid limit ${DESK_WORK_SHOWN}`,
);

/** Notes that somebody has a thing open, where it is there, not their own, and nobody else has; `isNews` for those who see it. */
const beginWork = (there: string) => `
  insert into desk_work as w (kind, subject_uuid, user_uuid, until)
  select :kind, :subject, :user, now() + make_interval(secs => :seconds) where exists (${there})
  on conflict (kind, subject_uuid) do update set user_uuid = excluded.user_uuid, until = excluded.until
    where w.user_uuid = excluded.user_uuid or w.until < now()
  returning old.user_uuid is distinct from new.user_uuid or old.until < now() as "isNews"`;

export const BEGIN_WORK = {
  REPORT: statement(
    'desk.beginReport',
    beginWork(`select from report_cases c where c.uuid = :subject and not ${isOwnCase(':user')}`),
  ),
  COMPANY: statement(
    'desk.beginCompany',
    beginWork(`select from companies c where c.uuid = :subject and c.deleted_at is null
      and not ${worksFor('c.uuid', ':user')}`),
  ),
  SUGGESTION: statement(
    'desk.beginSuggestion',
    beginWork('select from translation_suggestions s where s.uuid = :subject and s.suggester_uuid <> :user'),
  ),
  VISA_RULE: statement('desk.beginVisaRule', beginWork('select from visa_rules r where r.uuid = :subject')),
};

export const END_WORK = statement(
  'desk.endWork',
  `delete from desk_work where kind = :kind and subject_uuid = :subject and user_uuid = :user returning until > now() as "isNews"`,
);

/** What somebody had open. */
export const FORGET_WORK = statement('desk.forgetWork', 'delete from desk_work where user_uuid = :user');
