import * as v from 'valibot';
import { statement } from '../../platform/database/statement.js';

// The state of the feed of the public employment service. What a page or a handful of details bring is written in one transaction
// with how far that is.

const FIELDS = { entry: v.record(v.string(), v.string()) };

/**
 * The next turn to call, for all processes together: at least so many milliseconds after the one before. By the clock of the
 * database, in milliseconds from now.
 */
export const TAKE_TURN = statement(
  'work24.takeTurn',
  `
    update work24_state set calls = calls + 1,
      next_call_at = greatest(next_call_at, clock_timestamp()) + make_interval(secs => :milliseconds::float8 / 1000)
    returning (greatest(0, extract(epoch from old.next_call_at - clock_timestamp())) * 1000)::float8 as "waitMs"`,
);

/** Nobody calls for so many milliseconds. */
export const PUT_OFF_CALLS = statement(
  'work24.putOffCalls',
  `
    update work24_state set
      next_call_at = greatest(next_call_at, clock_timestamp() + make_interval(secs => :milliseconds::float8 / 1000))`,
);

/** Whoever calls waits for moments; where the service wants to be left alone for longer, that is rest as well. */
export const READ_STATE = statement(
  'work24.readState',
  `
    select s.import_uuid as "import", s.list, s.page, s.tries, s.skipped, s.read_at as "readAt",
      s.rest_until > :now::timestamptz or s.next_call_at > clock_timestamp() + interval '1 minute' as "isResting",
      exists (select from job_source_stops where source = :source) as "isStopped"
    from work24_state s`,
);

export const PROGRESS = statement(
  'work24.progress',
  `
    select s.calls::float8 as calls, s.list, s.page,
      (select count(*)::int from work24_postings where wanted_at is not null) as wanted
    from work24_state s`,
);

export const BEGIN_READING = statement(
  'work24.beginReading',
  `
    update work24_state set import_uuid = :import, list = 0, page = 1, tries = 0, skipped = 0, rest_until = null, problem = null`,
);

/** To the next page, of this list or of another. */
export const GO_TO_PAGE = statement(
  'work24.goToPage',
  `
    update work24_state set list = :list, page = :page, skipped = :skipped, tries = 0, rest_until = null, problem = null,
      problem_since = null`,
);

export const END_READING = statement(
  'work24.endReading',
  `
    with ended as (
      update work24_state set list = null, page = null, tries = 0, skipped = 0, read_at = :now
      returning import_uuid
    )
    update job_imports set error = :error?, finished_at = case when :error?::varchar is null then now() end
    where uuid in (select import_uuid from ended)`,
);

export const REST = statement(
  'work24.rest',
  `
    update work24_state set tries = least(tries + 1, 100), rest_until = :until, problem = :problem,
      problem_since = coalesce(problem_since, :now)`,
);

export const GO_ON = statement(
  'work24.goOn',
  `update work24_state set tries = 0, rest_until = null, problem = null, problem_since = null where tries > 0`,
);

/**
 * Of ids those that the lists had before. `isMet`: in this reading, and `isOnList` in this list of it. `isClosed`: as one that was gone,
 * whatever the list says now.
 */
export const KNOWN_ENTRIES = statement(
  'work24.knownEntries',
  `
    select w.source_id as "id", w.hash, w.detailed_at is not null as "isDetailed", w.import_uuid = :import as "isMet",
      w.import_uuid = :import and w.list = :list as "isOnList",
      exists (
        select from job_postings p where p.source = :source and p.source_id = w.source_id
          and p.closed_at is not null and p.deleted_at is null) as "isClosed"
    from work24_postings w where w.source_id = any(:ids::varchar[])`,
);

/** The last day that a detail alone says, beside what the list says. */
const SAID_BY_DETAIL = `case when w.entry ? 'receiptCloseDt' then jsonb_build_object('receiptCloseDt', w.entry -> 'receiptCloseDt') else '{}' end`;

/**
 * What a page of the list has. The detail of what is `wanted` is asked for, of the others not more than before; as a `check` after what is
 * new, and its being gone is no surprise.
 */
export const SAVE_ENTRIES = statement(
  'work24.saveEntries',
  `
    insert into work24_postings as w (source_id, hash, entry, jobs_code, import_uuid, list, wanted_at, is_check)
    select id, hash, fields, coalesce(fields ->> 'jobsCd', ''), :import, :list::smallint, case when wanted then :now::timestamptz end, wanted and "check"
    from jsonb_to_recordset(:entries) as given(id varchar, hash varchar, fields jsonb, wanted boolean, "check" boolean)
    on conflict (source_id) do update set
      hash = excluded.hash, entry = excluded.entry || ${SAID_BY_DETAIL}, jobs_code = excluded.jobs_code, import_uuid = excluded.import_uuid,
      list = excluded.list,
      wanted_at = case when w.is_check then excluded.wanted_at else coalesce(excluded.wanted_at, w.wanted_at) end,
      tries = case when excluded.wanted_at is null then w.tries else 0 end, is_check = excluded.is_check`,
);

/** Those without a last day, in the list or in their details, stay open for as long as either has them. */
export const STAY_OPEN = statement(
  'work24.stayOpen',
  `
    update job_postings p set deadline_date = :day::date, expired_at = null
    from work24_postings w
    where p.source = :source and p.source_id = any(:ids::varchar[]) and p.closed_at is null and p.deleted_at is null
      and p.deadline_date < :day::date - 15 and w.source_id = p.source_id and not w.entry ? 'receiptCloseDt'`,
);

/** Copies are to be looked after daily: after so long without, a stopped source's are hidden. */
const UNSEEN_HOURS = 48;

/**
 * Hides what a source that is stopped, or has no key any more (`isOff`), has not been seen to have for so long: by the last list or detail
 * that had it. Nothing while the source is read, however long its lists fail.
 */
export const HIDE_UNSEEN = statement(
  'work24.hideUnseen',
  `
    update job_postings set is_public = false, hidden_reason = 'SOURCE_STOPPED', updated_at = now()
    where uuid in (
      select p.uuid from job_postings p
      left join work24_postings w on w.source_id = p.source_id
      left join job_imports i on i.uuid = w.import_uuid
      where p.source = :source and p.is_public and p.closed_at is null and p.deleted_at is null and p.deadline_date >= :today::date
        and coalesce(greatest(i.started_at, i.finished_at, w.detailed_at), '-infinity')
          < :now::timestamptz - interval '${UNSEEN_HOURS} hours'
        and (:isOff or exists (select from job_source_stops where source = :source))
      order by p.uuid limit :limit)
    returning uuid`,
);

/** What is seen again is shown again. */
export const SHOW_SEEN = statement(
  'work24.showSeen',
  `
    update job_postings set is_public = true, hidden_reason = null, updated_at = now()
    where source = :source and source_id = any(:ids::varchar[]) and hidden_reason = 'SOURCE_STOPPED'`,
);

/** Of ids with hashes those whose postings say the same and are open. */
export const SAME_POSTINGS = statement(
  'work24.samePostings',
  `
    select p.source_id as "id"
    from unnest(:ids::varchar[], :hashes::varchar[]) as given(id, hash)
    join job_postings p on p.source = :source and p.source_id = given.id and p.source_hash = given.hash
    where p.closed_at is null`,
  { id: v.string() },
);

export const CLOSE_POSTINGS = statement(
  'work24.closePostings',
  `
    update job_postings set closed_at = now(), updated_at = now()
    where source = :source and source_id = any(:ids::varchar[]) and closed_at is null and deleted_at is null
    returning uuid`,
);

/** The details that are wanted first: of what has changed, then of what is new, then of what the lists no longer have. */
export const WANTED_DETAILS = statement(
  'work24.wantedDetails',
  `
    select source_id as "id", entry, is_check as "isCheck", tries from work24_postings
    where wanted_at is not null and wanted_at <= :now
    order by is_check, detailed_at is null, wanted_at limit :limit`,
  FIELDS,
);

/** `read` are those whose details came, `lastDays` what of these alone says their last day, by id. */
export const DETAILS_READ = statement(
  'work24.detailsRead',
  `
    update work24_postings set wanted_at = null, is_check = false, tries = 0,
      detailed_at = case when source_id = any(:read::varchar[]) then :now::timestamptz else detailed_at end,
      entry = case when source_id = any(:read::varchar[])
        then entry - 'receiptCloseDt' || coalesce(:lastDays::jsonb -> source_id::text, '{}') else entry end
    where source_id = any(:ids::varchar[])`,
);

export const TRY_LATER = statement(
  'work24.tryLater',
  `update work24_postings set tries = least(tries + 1, 100), wanted_at = :at where source_id = :id`,
);

const IS_OPEN = `
  exists (
    select from job_postings p where p.source = :source and p.source_id = w.source_id
      and p.closed_at is null and p.deleted_at is null and p.deadline_date >= :today::date)`;

/** Has it found out of some that are open, but that this reading of the lists has not met, whether they are gone. */
export const CHECK_MISSING = statement(
  'work24.checkMissing',
  `
    update work24_postings w set wanted_at = :now, is_check = true, tries = 0
    where source_id in (
      select source_id from work24_postings w
      where import_uuid <> :import and not (is_check and wanted_at is not null) and ${IS_OPEN} limit :limit)
    returning source_id as "id"`,
);

/** What is over, and not in the lists any more, is news when it comes again. */
export const FORGET_ENTRIES = statement(
  'work24.forgetEntries',
  `
    delete from work24_postings w where source_id in (
      select source_id from work24_postings w where import_uuid <> :import and not ${IS_OPEN} limit :limit)
    returning source_id as "id"`,
);

/** Adds to the figures of an import; of what was refused the first hundred are kept. */
export const COUNT = statement(
  'work24.count',
  `
    update job_imports set created = created + :created, updated = updated + :updated, unchanged = unchanged + :unchanged,
      closed = closed + :closed, refused_count = refused_count + jsonb_array_length(:refused),
      refused = case when jsonb_array_length(refused) < 100 then refused || :refused::jsonb else refused end,
      refused_reasons = (
        select coalesce(jsonb_object_agg(reason, count), '{}') from (
          select reason, sum(count) as count from (
            select key as reason, value::int as count from jsonb_each_text(refused_reasons)
            union all select one ->> 'reason', 1 from jsonb_array_elements(:refused::jsonb) as one
          ) as each group by reason
        ) as counted)
    where uuid = :import`,
);
