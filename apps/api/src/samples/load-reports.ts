import type { EntityManager } from 'typeorm';
import { personByKey } from './people.js';

const REPORTERS: readonly { person: string; reason: string; text: string | null }[] = [
  { person: 'linh', reason: 'PRIVACY', text: 'Có vẻ như có thông tin cá nhân trong bình luận này.' },
  { person: 'sokha', reason: 'OTHER', text: null },
];

/** One open case for the sample moderator: the newest comment that neither of its two reporters wrote. */
export async function loadReports(manager: EntityManager): Promise<void> {
  const emails = REPORTERS.map(({ person }) => personByKey(person).email);
  await manager.query(
    `with reporter as (
       select i.user_uuid as uuid, given.position, given.reason, given.text
       from unnest($1::varchar[], $2::varchar[], $3::varchar[]) with ordinality as given(email, reason, text, position)
       join identities i on i.provider = 'password' and i.sub = given.email
     ), target as (
       select uuid, author_uuid, content ->> original_language as excerpt from comments
       where author_uuid not in (select uuid from reporter) order by created_at desc limit 1
     ), opened as (
       insert into report_cases (target_type, target_uuid, author_uuid, excerpt, reporter_count)
       select 'comment', uuid, author_uuid, excerpt, (select count(*) from reporter) from target
       returning uuid, target_type, target_uuid
     )
     insert into reports (case_uuid, reporter_uuid, target_type, target_uuid, reason, text)
     select opened.uuid, reporter.uuid, opened.target_type, opened.target_uuid, reporter.reason, reporter.text
     from opened, reporter order by reporter.position`,
    [emails, REPORTERS.map(({ reason }) => reason), REPORTERS.map(({ text }) => text)],
  );
}
