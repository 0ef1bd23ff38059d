import type { MigrationInterface, QueryRunner } from 'typeorm';

const ids = (parameter: string) =>
  `regexp_split_to_table(substring(filter from '(?:^|&)${parameter}=([0-9.]+)'), '\\.')`;
const idsOf = (parameter: string) => `(select coalesce(jsonb_agg(id::int), '[]') from ${ids(parameter)} id)`;
const pairsOf = (parameter: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('mainId', null, 'subId', id::int)), '[]') from ${ids(parameter)} id)`;

const FUNCTIONS = `
  create function is_job_selection(selection jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(selection) = 'object' then selection - array['mainId', 'subId'] = '{}'
      and coalesce(jsonb_typeof(selection -> 'mainId') in ('number', 'null'), false)
      and coalesce(jsonb_typeof(selection -> 'subId') in ('number', 'null'), false) else false end;

  create function is_job_filters(filters jsonb) returns boolean language sql immutable parallel safe
    return case
      when jsonb_typeof(filters) <> 'object' then false
      when filters - array['regions', 'jobCategories', 'visas', 'languageIds', 'employmentTypes'] <> '{}'
        or not filters ?& array['regions', 'jobCategories', 'visas', 'languageIds', 'employmentTypes'] then false
      when jsonb_path_exists(filters, 'strict $.* ? (@.type() <> "array" || @.size() > 3)') then false
      else not jsonb_path_exists(filters, 'strict $.languageIds[*] ? (@.type() <> "number")')
        and not jsonb_path_exists(filters, 'strict $.employmentTypes[*] ? (@.type() <> "number")')
        and (select coalesce(bool_and(is_job_selection(selection)), true) from (
          select jsonb_array_elements(filters -> 'regions') union all select jsonb_array_elements(filters -> 'jobCategories')
          union all select jsonb_array_elements(filters -> 'visas')) as selections (selection)) end;`;

/** A kept search is the text of its address and nothing beside it that every new filter would have to be added to. */
export class KeepSearchesAsText1763969720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_alerts drop column filters;
      drop function is_job_filters, is_job_selection`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(`
      alter table job_alerts add column filters jsonb;
      update job_alerts set filters = jsonb_build_object('regions', ${pairsOf('region')}, 'jobCategories', ${pairsOf('job')},
        'visas', ${pairsOf('visa')}, 'languageIds', ${idsOf('language')}, 'employmentTypes', ${idsOf('type')});
      alter table job_alerts alter column filters set not null,
        add constraint ck_job_alerts_filters check (is_job_filters(filters))`);
  }
}
