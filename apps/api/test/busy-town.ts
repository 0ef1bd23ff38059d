import { FORBIDDEN_WISH } from '../src/features/job-search/job-search.facets.js';
import type { TestApp } from './app.js';
import { applyTo } from './application-factories.js';
import { answer, CREATE } from './board-factories.js';
import { query, rest } from './client.js';
import { aCompany, anApprovedCompany, type TestCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { areFriends } from './friend-factories.js';
import { aPosting } from './job-posting-factories.js';
import { NINE_SCRIPTS } from './nine-scripts.js';
import { aNote } from './note-factories.js';
import { aComment, aPicture, aPost } from './post-factories.js';
import { report, theUser } from './report-factories.js';
import { aResume } from './resume-factories.js';

/** A person whose every list fills a page, and what those lists are asked with. */
export interface BusyTown {
  /** An administrator with a company. */
  person: TestUser;
  /** With comments. */
  postUuid: string;
  /** With notes. */
  partnerUuid: string;
  /** Of the person's company, with applications. */
  jobPostingUuid: string;
  /** With notes. */
  applicationUuid: string;
}

/** As many of everything as `size`; all of it written through the API, but for notifications of a company and decisions of moderators. */
export async function aBusyTown(test: TestApp, size: number): Promise<BusyTown> {
  const company = await anApprovedCompany(test);
  const person = company.owner;
  await test.database.manager.query(`update users set role = 'ADMIN' where uuid = $1`, [person.uuid]);
  const { uuid: postUuid } = await aPost(test, person, { content: NINE_SCRIPTS.ko, originalLanguage: 'ko' });
  const neighbors: TestUser[] = [];
  for (let i = 0; i < size; i += 1) {
    const neighbor = await aUser(test);
    await live(test, neighbor, { person, postUuid });
    await publish(test, person);
    await employ(test, company);
    neighbors.push(neighbor);
  }
  const [partner = person] = neighbors;
  for (let i = 0; i < size; i += 1) await aNote(test, person, partner, NINE_SCRIPTS.th);
  const applications = await hire(test, company, neighbors);
  await test.database.manager.query(
    `insert into company_notifications (company_uuid, type) select $1, 'approval' from generate_series(1, $2::int)`,
    [company.uuid, size],
  );
  await test.database.manager.query(
    `insert into report_cases (target_type, target_uuid, author_uuid, excerpt, decision, decided_at, reason)
     select 'comment', gen_random_uuid(), $1, '', 'HIDE', now(), 'SPAM' from generate_series(1, $2::int)`,
    [person.uuid, size],
  );
  await test.database.manager.query(
    `with opened as (
       insert into report_cases (target_type, target_uuid, author_uuid, excerpt, reporter_count)
       select 'post', uuid, author_uuid, '', 0 from posts where board = 'COMMUNITY' order by uuid limit $1
       returning uuid, target_type, target_uuid
     )
     insert into scam_marks (case_uuid, target_type, target_uuid, sign, text_hash)
     select uuid, target_type, target_uuid, 'MONEY_FIRST', '' from opened`,
    [size],
  );
  await test.database.manager.query(
    `with watched as (
       insert into watched_words (word, word_key, why, added_by_uuid)
       select 'w' || n, 'w' || n, '', $2 from generate_series(1, $1::int) as n returning uuid
     )
     insert into scam_marks (case_uuid, target_type, target_uuid, word_uuid, text_hash)
     select m.case_uuid, m.target_type, m.target_uuid, (select uuid from watched limit 1), '' from scam_marks m where m.sign is not null`,
    [size, person.uuid],
  );
  await test.database.manager.query(
    `with loaded as (
       insert into wage_defaulters (identity, name, amount, published_from, published_until, name_keys)
       select n::text, '한빛 ' || n, 40000000, current_date, current_date + 365, array['한빛' || n]
       from generate_series(1, $1::int) as n returning uuid, name
     )
     insert into wage_defaulter_matches (defaulter_uuid, source_company_name) select uuid, name from loaded`,
    [size],
  );
  await test.database.manager.query(
    `insert into job_imports (source, finished_at) select 'town-' || n, now() from generate_series(1, $1::int) as n`,
    [size],
  );
  return { person, postUuid, partnerUuid: partner.uuid, ...applications };
}

/** What a neighbor and the person do with each other. */
async function live(test: TestApp, neighbor: TestUser, { person, postUuid }: Pick<BusyTown, 'person' | 'postUuid'>) {
  const files = [{ name: '사진.png', path: await aPicture(test, neighbor) }];
  const post = await aPost(test, neighbor, { content: NINE_SCRIPTS.km, hashtagNames: ['비자', 'ភ្នំពេញ'], files });
  await rest(test, 'post', `/api/likes_dislikes/${post.uuid}/like`, undefined, person);
  await rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, person);
  await areFriends(test, neighbor, person);
  await aNote(test, neighbor, person, NINE_SCRIPTS.bn);
  await aComment(test, neighbor, { postUuid, content: NINE_SCRIPTS.vi });
  await report(test, neighbor, theUser(person.uuid));
  await report(test, person, theUser(neighbor.uuid));
  const suggestion = { subjectType: 'post', subjectUuid: postUuid, field: 'content', language: 'vi' };
  await rest(test, 'post', '/api/translation/suggest', { ...suggestion, text: NINE_SCRIPTS.vi }, neighbor);
  await rest(
    test,
    'post',
    '/api/translation/suggest',
    { ...suggestion, subjectUuid: post.uuid, text: NINE_SCRIPTS.vi },
    person,
  );
}

/** What the person writes, on every board. */
async function publish(test: TestApp, person: TestUser) {
  await aPost(test, person);
  for (const board of ['NOTICE', 'INFORMATION', 'PLACE', 'NEWS']) {
    const input = { board, title: NINE_SCRIPTS.ja, content: NINE_SCRIPTS.en, hashtagNames: ['소식'] };
    await answer(test, person, CREATE, { input });
  }
}

/** All neighbors apply to the person, and the person to another company, whose postings wish for what the law forbids. */
async function hire(test: TestApp, company: TestCompany, neighbors: TestUser[]) {
  const { uuid: jobPostingUuid } = await aPosting(test, company);
  const applied: string[] = [];
  for (const neighbor of neighbors) {
    await aResume(test, neighbor);
    applied.push((await applyTo(test, jobPostingUuid, neighbor)).body.uuid);
  }
  const [applicationUuid = ''] = applied;
  const other = await anApprovedCompany(test);
  await aResume(test, company.owner);
  const [seeker] = neighbors;
  for (let i = 0; i < neighbors.length; i += 1) {
    const { uuid } = await aPosting(test, other);
    await applyTo(test, uuid, company.owner);
    await rest(test, 'post', `/api/application/${applicationUuid}/notes`, { content: NINE_SCRIPTS.km }, seeker);
  }
  // One of them to all other postings of the person's company, too, which is more than anybody may in a day.
  await test.database.manager.query(
    `insert into applications select made.* from applications a join job_postings p on p.company_uuid = a.company_uuid,
       lateral jsonb_populate_record(a, jsonb_build_object(
         'uuid', uuidv7(), 'job_posting_uuid', p.uuid, 'resume_uuid', null, 'last_note_at', null)) made
     where a.uuid = $1 and p.uuid <> a.job_posting_uuid`,
    [applicationUuid],
  );
  // No posting of a company here may: these are as if they were imported.
  await test.database.manager.query(
    `update job_postings set facets = facets || $2::int where company_uuid = (select uuid from companies where owner_uuid = $1)`,
    [other.owner.uuid, FORBIDDEN_WISH],
  );
  return { jobPostingUuid, applicationUuid };
}

/** A posting that the person saves, and one more company that waits for its review. */
async function employ(test: TestApp, company: TestCompany) {
  const { uuid } = await aPosting(test, company);
  await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, company.owner);
  await aCompany(test);
  await query(test, '{ readCompanies { hasMore } }', {}, company.owner);
}
