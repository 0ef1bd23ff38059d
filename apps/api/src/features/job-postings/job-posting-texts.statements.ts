import * as v from 'valibot';
import { localizedText } from '../../platform/database/shapes.js';
import { statement } from '../../platform/database/statement.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';
import { companyOf } from '../users/users.queries.js';
import { OPEN_POSTING, visiblePosting } from './job-postings.queries.js';

// What the translation of postings reads and writes. An imported one has no author, and a title alone until
// somebody opens it (job-imports/imported-descriptions.service.ts).

const TEXTS = `
  c.owner_uuid as "authorUuid", p.original_language as "originalLanguage",
  jsonb_build_object('title', p.title) || case when p.company_uuid is null then case when exists (
      select from translations t
      where t.subject_type = 'job-posting' and t.subject_uuid = p.uuid and t.field = 'description'
    ) then jsonb_build_object('description', p.description) else '{}' end else
    jsonb_build_object('description', p.description, 'extraInfo', p.extra_info) || coalesce((
      select jsonb_object_agg('region' || r.position, r.region_original)
        || jsonb_object_agg('detailRegion' || r.position, r.detail_region)
      from job_posting_regions r where r.posting_uuid = p.uuid), '{}') end as fields
  from job_postings p left join companies c on c.uuid = p.company_uuid
  where p.uuid = :posting and p.deleted_at is null`;

const SHAPES = { fields: v.record(v.string(), localizedText) };

/** What nobody else sees goes to no provider of translations. */
export const TEXTS_TO_TRANSLATE = statement(
  'jobPostingTexts.texts',
  `select ${TEXTS} and ${visiblePosting('p')}`,
  SHAPES,
);

export const TEXTS_OF_VISIBLE_POSTING = statement(
  'jobPostingTexts.visibleTexts',
  `select ${TEXTS} and (${visiblePosting('p')} or p.company_uuid = ${companyOf(':viewer')})`,
  SHAPES,
);

export const LOCK_TEXTS_OF_POSTING = statement(
  'jobPostingTexts.lockTexts',
  `select ${TEXTS} for no key update of p`,
  SHAPES,
);

/** `translations` are JSON: field, then language. */
export const STORE_POSTING_TRANSLATIONS = statement(
  'jobPostingTexts.store',
  `
    with places as (
      update job_posting_regions set
        region_original = region_original || coalesce(:translations::jsonb -> ('region' || position), '{}'),
        detail_region = detail_region || coalesce(:translations::jsonb -> ('detailRegion' || position), '{}')
      where posting_uuid = :posting
    )
    update job_postings set title = title || coalesce(:translations::jsonb -> 'title', '{}'),
      description = description || coalesce(:translations::jsonb -> 'description', '{}'),
      extra_info = extra_info || coalesce(:translations::jsonb -> 'extraInfo', '{}')
    where uuid = :posting`,
);

export const OPEN_POSTINGS_OF_COMPANY = statement(
  'jobPostingTexts.openOfCompany',
  `select p.uuid from job_postings p where p.company_uuid = :company and ${OPEN_POSTING} order by p.uuid`,
);

const corrected = (column: string, row: string) =>
  `${column} = jsonb_build_object(:language::text, ${row}.${column} ->> p.original_language)`;

/** Only its owner watches one. Imported postings are nobody's to have translated again. */
export const POSTINGS_AS_SUBJECTS = subjectStatements('jobPostingTexts', {
  uuid: 'uuid',
  from: `job_postings where company_uuid is not null and deleted_at is null`,
  language: 'original_language',
  texts: ['title', 'description', 'extra_info'],
  existing: `select from job_postings p where p.uuid = t.subject_uuid and p.deleted_at is null`,
  kept: 'select from job_postings p where p.uuid = s.subject_uuid',
  correctLanguage: `
    with places as (
      update job_posting_regions r set ${corrected('region_original', 'r')}, ${corrected('detail_region', 'r')}
      from job_postings p where p.uuid = :subject and r.posting_uuid = :subject and p.original_language <> :language
    )
    update job_postings p set updated_at = now(), original_language = :language::varchar,
      ${corrected('title', 'p')}, ${corrected('description', 'p')},
      extra_info = case when p.extra_info ? p.original_language
        then jsonb_build_object(:language::text, p.extra_info ->> p.original_language) else '{}' end
    where p.uuid = :subject and p.original_language <> :language`,
  watchers: `
    select m.user_uuid from job_postings p join company_members m on m.company_uuid = p.company_uuid
    where p.uuid = :subject`,
});
