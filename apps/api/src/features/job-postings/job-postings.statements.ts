import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { companyOf } from '../users/users.queries.js';
import { WRITTEN_COLUMNS } from './job-posting.columns.js';
import { mayPublish, TODAY, visiblePosting } from './job-postings.queries.js';

// The writes of job postings.

/** Who leaves, and what is deleted, names nobody any more whom one could ask. */
export const WITHOUT_CONTACT = `contact_name = '', contact_phone = '', contact_mobile = '', contact_email = ''`;

/** The company that may write postings, held so that no review or closing overtakes the posting. */
export const WRITING_COMPANY = statement(
  'jobPostings.writingCompany',
  `
    select uuid from companies where uuid = ${companyOf(':user')} and deleted_at is null and status = 'approved' for share`,
);

const GIVEN = `jsonb_populate_record(null::job_postings, :posting) as given`;

/** While the company's business is closed nobody sees a new posting either. */
export const INSERT_POSTING = statement(
  'jobPostings.insert',
  `
    insert into job_postings (uuid, company_uuid, is_listed, is_business_closed, ${WRITTEN_COLUMNS.join(', ')})
    select coalesce(:uuid?::uuid, uuidv7()), c.uuid, c.business_closed_at is null, c.business_closed_at is not null,
      ${WRITTEN_COLUMNS.map((name) => `given.${name}`).join(', ')}
    from ${GIVEN} join companies c on c.uuid = :company
    returning uuid`,
);

const TEXTS = ['title', 'description', 'extra_info'];
const kept = (column: string) => `
  case when p.original_language = given.original_language
      and p.${column} ->> p.original_language is not distinct from given.${column} ->> p.original_language
    then p.${column} else given.${column} end`;

/**
 * What was hidden for its pay may be seen again: what is written now was checked. Nothing where its company has seen another version than `expectedVersion`, in case one is given. A text that says the
 * same keeps its translations.
 */
export const UPDATE_POSTING = statement(
  'jobPostings.update',
  `
    update job_postings p set updated_at = clock_timestamp(), expired_at = null, hidden_reason = null,
      ${WRITTEN_COLUMNS.map((name) => `${name} = ${TEXTS.includes(name) ? kept(name) : `given.${name}`}`).join(', ')}
    from ${GIVEN}
    where p.uuid = :uuid and ${isExpectedVersion('p.updated_at', ':expectedVersion?')}
    returning p.uuid`,
);

/** Other places are another text of the posting: what a case shows was changed. */
export const SET_REGIONS = statement(
  'jobPostings.setRegions',
  `
    with gone as (delete from job_posting_regions where posting_uuid = :posting and position >= jsonb_array_length(:regions)),
    changed as (
      update job_postings p set content_changed_at = clock_timestamp()
      from (
        select jsonb_agg(jsonb_build_array(r.region_original ->> :language, r.detail_region ->> :language) order by r.position) as texts
        from job_posting_regions r where r.posting_uuid = :posting
      ) as before
      where p.uuid = :posting and before.texts <> (
        select jsonb_agg(jsonb_build_array(value ->> 'region', value ->> 'detailRegion') order by position)
        from jsonb_array_elements(:regions) with ordinality as given(value, position))
    )
    insert into job_posting_regions as r (posting_uuid, position, level_one_id, level_two_id, region_original, detail_region)
    select :posting, given.position - 1, (value ->> 'levelOneId')::smallint, (value ->> 'levelTwoId')::smallint,
      jsonb_build_object(:language::text, value ->> 'region'), jsonb_build_object(:language::text, value ->> 'detailRegion')
    from jsonb_array_elements(:regions) with ordinality as given(value, position)
    on conflict (posting_uuid, position) do update set
      level_one_id = excluded.level_one_id, level_two_id = excluded.level_two_id,
      region_original = case when r.region_original ->> :language = excluded.region_original ->> :language then r.region_original
        else excluded.region_original end,
      detail_region = case when r.detail_region ->> :language = excluded.detail_region ->> :language then r.detail_region
        else excluded.detail_region end`,
);

const setPairs = (table: string) => `
  with gone as (delete from ${table} where posting_uuid = :posting and position >= cardinality(:mains::smallint[]))
  insert into ${table} (posting_uuid, position, main_id, sub_id)
  select :posting, given.position - 1, given.main_id, given.sub_id
  from unnest(:mains::smallint[], :subs::smallint[]) with ordinality as given(main_id, sub_id, position)
  on conflict (posting_uuid, position) do update set main_id = excluded.main_id, sub_id = excluded.sub_id`;

export const SET_CATEGORIES = statement('jobPostings.setCategories', setPairs('job_posting_categories'));

export const SET_VISAS = statement('jobPostings.setVisas', setPairs('job_posting_visas'));

export const SET_LANGUAGE_LEVELS = statement(
  'jobPostings.setLanguageLevels',
  `
    with gone as (
      delete from job_posting_language_levels where posting_uuid = :posting and position >= cardinality(:levels::smallint[])
    )
    insert into job_posting_language_levels (posting_uuid, position, level_id)
    select :posting, given.position - 1, given.level_id
    from unnest(:levels::smallint[]) with ordinality as given(level_id, position)
    on conflict (posting_uuid, position) do update set level_id = excluded.level_id`,
);

/** Whoever changes the posting or its counters takes this lock first, so that they queue instead of colliding. */
export const LOCK_POSTING = statement(
  'jobPostings.lock',
  `
    select p.uuid, coalesce(p.company_uuid = ${companyOf(':viewer')}, false) as "isOwn",
      (select c.owner_uuid from companies c where c.uuid = p.company_uuid) as "ownerUuid", ${visiblePosting('p')} as "isVisible", ${mayPublish('p')} as "isListed",
      p.original_language as "originalLanguage",
      (p.title ->> p.original_language) || E'\n' || (p.description ->> p.original_language) as text,
      p.deadline_date < ${TODAY} as "isOver"
    from job_postings p where p.uuid = :posting and p.deleted_at is null for no key update of p`,
);

export const CLOSE_POSTING = statement(
  'jobPostings.close',
  `
    update job_postings set updated_at = now(), closed_at = case when :isClosed::boolean then coalesce(closed_at, now()) end,
      is_filled = :isFilled::boolean
    where uuid = :posting`,
);

/** Whether nobody but its company sees it any more. */
export const BLOCK_POSTING = statement(
  'jobPostings.block',
  `update job_postings set blocked_at = case when :isBlocked::boolean then coalesce(blocked_at, now()) end where uuid = :posting`,
);

export const DELETE_POSTING = statement(
  'jobPostings.delete',
  `update job_postings set deleted_at = now(), ${WITHOUT_CONTACT} where uuid = :posting and deleted_at is null`,
);

/** Takes the postings whose last day is over out of the index of the open ones; how many is answered. */
export const EXPIRE_POSTINGS = statement(
  'jobPostings.expire',
  `
    update job_postings set expired_at = now()
    where expired_at is null and deleted_at is null and deadline_date < ${TODAY}`,
);

/** What somebody can report, which is what they see and is not their own. */
export const REPORTED_POSTING = statement(
  'jobPostings.reported',
  `
    select c.owner_uuid as "authorUuid", p.content_changed_at as "changedAt",
      left((p.title ->> p.original_language) || E'\\n' || (p.description ->> p.original_language),
        ${REPORT_EXCERPT_LENGTH}) as excerpt
    from job_postings p left join companies c on c.uuid = p.company_uuid
    where p.uuid = :posting and ${visiblePosting('p')} and :viewer::uuid is not null`,
);

export const CLOSE_POSTINGS_OF_COMPANY = statement(
  'jobPostings.closeOfCompany',
  `
    update job_postings set updated_at = now(), closed_at = coalesce(closed_at, now()), ${WITHOUT_CONTACT}
    where company_uuid = :company and deleted_at is null`,
);
