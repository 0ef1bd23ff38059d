import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `array['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn']`;
const PUSH_TYPES = `'["Friend Request", "Friend Accept", "Post Like", "Comment Like", "Post", "Comment", "Scrap", "Job Alert", "Note"]'`;
const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const FILTERS = `array['regions', 'jobCategories', 'visas', 'languageIds', 'employmentTypes']`;

// Each first asks what it has before it, because `and` promises no order; strict paths do not look into lists by themselves.
const FUNCTIONS = `
  create function is_localized_text(texts jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(texts) = 'object' then texts - ${LANGUAGES} = '{}'
      and not jsonb_path_exists(texts, 'strict $.* ? (@.type() <> "string")') else false end;

  create function is_quiet_hours(hours jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(hours) = 'object' then hours - array['isOn', 'from', 'to'] = '{}'
      and hours ?& array['isOn', 'from', 'to'] and jsonb_typeof(hours -> 'isOn') = 'boolean'
      and coalesce(hours ->> 'from' ~ ${TIME}, false) and coalesce(hours ->> 'to' ~ ${TIME}, false) else false end;

  create function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ ${PUSH_TYPES} and is_quiet_hours(settings -> 'quietHours') else false end;

  create function is_job_selection(selection jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(selection) = 'object' then selection - array['mainId', 'subId'] = '{}'
      and coalesce(jsonb_typeof(selection -> 'mainId') in ('number', 'null'), false)
      and coalesce(jsonb_typeof(selection -> 'subId') in ('number', 'null'), false) else false end;

  create function is_job_filters(filters jsonb) returns boolean language sql immutable parallel safe
    return case
      when jsonb_typeof(filters) <> 'object' then false
      when filters - ${FILTERS} <> '{}' or not filters ?& ${FILTERS} then false
      when jsonb_path_exists(filters, 'strict $.* ? (@.type() <> "array" || @.size() > 3)') then false
      else not jsonb_path_exists(filters, 'strict $.languageIds[*] ? (@.type() <> "number")')
        and not jsonb_path_exists(filters, 'strict $.employmentTypes[*] ? (@.type() <> "number")')
        and (select coalesce(bool_and(is_job_selection(selection)), true) from (
          select jsonb_array_elements(filters -> 'regions') union all select jsonb_array_elements(filters -> 'jobCategories')
          union all select jsonb_array_elements(filters -> 'visas')) as selections (selection)) end;`;

const DEFAULT_SETTINGS = `'{"mutedTypes": [], "quietHours": {"isOn": false, "from": "22:00", "to": "08:00"}}'::jsonb`;

// A list in the place of the settings was taken for them; a search that says nothing a program could look for finds nothing.
const REPAIR = `
  update users set notification_settings = case when is_notification_settings(notification_settings -> 0)
      then notification_settings -> 0 else ${DEFAULT_SETTINGS} end
    where not is_notification_settings(notification_settings);
  delete from job_alerts where not is_job_filters(filters);`;

const STORED_JSON: [table: string, name: string, check: string][] = [
  ['users', 'ck_users_notification_settings', 'is_notification_settings(notification_settings)'],
  ['job_alerts', 'ck_job_alerts_filters', 'is_job_filters(filters)'],
  ['posts', 'ck_posts_texts', 'is_localized_text(title) and is_localized_text(content)'],
  ['sub_boards', 'ck_sub_boards_names', 'is_localized_text(names)'],
  ['comments', 'ck_comments_texts', 'is_localized_text(content)'],
  ['notes', 'ck_notes_texts', 'is_localized_text(content)'],
  [
    'job_postings',
    'ck_job_postings_texts',
    'is_localized_text(title) and is_localized_text(description) and is_localized_text(extra_info)',
  ],
  [
    'job_posting_regions',
    'ck_job_posting_regions_texts',
    'is_localized_text(region_original) and is_localized_text(detail_region)',
  ],
  ['live_events', 'ck_live_events_data', `jsonb_typeof(data) = 'object'`],
  ['job_imports', 'ck_job_imports_refused', `jsonb_typeof(refused) = 'array'`],
];

/**
 * What is stored as JSON has a form that the database knows. `notificationSettings: []` once went through, and nothing that
 * read it worked again.
 */
export class CheckStoredJson1763969600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(REPAIR);
    for (const [table, name, check] of STORED_JSON) {
      await runner.query(`alter table ${table} add constraint ${name} check (${check}) not valid`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of STORED_JSON) await runner.query(`alter table ${table} drop constraint ${name}`);
    await runner.query(`
      drop function is_job_filters, is_job_selection, is_notification_settings, is_quiet_hours, is_localized_text`);
  }
}

/** Looks at the rows that were there before, by itself, because that keeps nobody from writing. */
export class ValidateStoredJson1763969610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name] of STORED_JSON) await runner.query(`alter table ${table} validate constraint ${name}`);
  }

  async down(): Promise<void> {
    // The checks stay until they are dropped.
  }
}
