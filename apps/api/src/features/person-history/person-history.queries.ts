import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { ReturnMarks } from '../administration/return-marks.service.js';
import { listedExcerpt } from '../reports/reports.policy.js';
import type { PersonHistoryArgs } from './person-history.inputs.js';
import { PAST_CASES_SHOWN, type PersonHistoryView } from './person-history.views.js';

const acts = (action: string) =>
  `(select count(*)::int from audit_log l where l.target_uuid = u.uuid and l.action = '${action}')`;
const suggestions = (state: string) =>
  `(select count(*)::int from translation_suggestions s where s.suggester_uuid = u.uuid and s.state = '${state}')`;
/** From ix_report_cases_author. */
const CASES = 'from report_cases c where c.author_uuid = u.uuid and c.uuid is distinct from :beside?::uuid';

export const PERSON_HISTORY = statement(
  'personHistory.ofPerson',
  `
    select u.created_at as "createdAt", u.suspended_until as "suspendedUntil", u.role,
      ${acts('suspendUser')} as suspensions, ${acts('warnUser')} as warnings,
      (select count(*)::int ${CASES}) as cases, (select count(*)::int ${CASES} and c.decision <> 'KEEP') as upheld,
      (select count(*)::int from reports r where r.reporter_uuid = u.uuid) as reports,
      (select count(*)::int from reports r join report_cases k on k.uuid = r.case_uuid
        where r.reporter_uuid = u.uuid and k.decision = 'KEEP') as kept,
      ${suggestions('ACCEPTED')} as "acceptedSuggestions", ${suggestions('REJECTED')} as "rejectedSuggestions",
      (select count(*)::int from companies o join audit_log l on l.target_uuid = o.uuid and l.action = 'rejectCompany'
        where o.owner_uuid = u.uuid) as rejections
    from users u where u.uuid = :person and u.withdrawn_at is null`,
);

export const PAST_CASES = statement(
  'personHistory.pastCases',
  `
    select c.uuid, c.target_type as "targetType", c.excerpt, c.decision, c.reason as "decisionReason", c.created_at as "createdAt"
    from users u join report_cases c on c.author_uuid = u.uuid and c.uuid is distinct from :beside?::uuid
    where u.uuid = :person order by c.created_at desc, c.uuid desc limit ${PAST_CASES_SHOWN}`,
);

/** What there was with a person before, for whoever decides about something of theirs, or that they reported. */
@Injectable()
export class PersonHistoryQueries {
  constructor(
    private readonly database: Database,
    private readonly marks: ReturnMarks,
  ) {}

  /** Null for whoever is not there any more. */
  async of(viewer: Viewer, { uuid: person, beside = null }: PersonHistoryArgs): Promise<PersonHistoryView | null> {
    const row = await this.database.row(PERSON_HISTORY, { person, beside });
    if (!row) return null;
    const pastCases = await this.database.rows(PAST_CASES, { person, beside });
    const marks = await this.marks.of(viewer, [person]);
    return {
      ...row,
      returnMark: marks.get(person) ?? null,
      rejections: viewer.role === 'ADMIN' ? row.rejections : null,
      pastCases: pastCases.map((past) => ({ ...past, excerpt: listedExcerpt(past) })),
    };
  }
}
