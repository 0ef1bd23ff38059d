import { statement } from '../../platform/database/statement.js';

/** The source of this name, with the link and the notice that it has from now on. */
export const SAVE_TABLE_SOURCE = statement(
  'jobTables.saveSource',
  `
    insert into job_table_sources (source, name, url, notice)
    values ('table-' || left(replace(gen_random_uuid()::varchar, '-', ''), 12), :name, :url, :notice?)
    on conflict on constraint uq_job_table_sources_name do update set url = excluded.url, notice = excluded.notice
    returning source`,
);

/** The import of a table that is being sent; nothing where it has ended, or another one of the source has begun. */
export const LOCK_TABLE = statement(
  'jobTables.lock',
  `
    select i.source, s.url, i.created, i.updated, i.unchanged from job_imports i
    join job_table_sources s on s.source = i.source
    where i.uuid = :import and i.finished_at is null and i.error is null
    for update of i`,
);

export const COUNT_ROWS = statement(
  'jobTables.countRows',
  `
    update job_imports set created = created + :created, updated = updated + :updated, unchanged = unchanged + :unchanged
    where uuid = :import`,
);
