import type { Statement } from '../../platform/database/database.js';
import { subjectStatements } from '../translations/subject.statements.js';
import { OPEN_POSTING, visiblePosting } from './job-postings.queries.js';

// What the translation of postings reads and writes. $1 is the posting. An imported one has no author, and a title alone.

const TEXTS = `
  c.owner_uuid as "authorUuid", p.original_language as "originalLanguage",
  jsonb_build_object('title', p.title) || case when p.company_uuid is null then '{}' else
    jsonb_build_object('description', p.description, 'extraInfo', p.extra_info) || coalesce((
      select jsonb_object_agg('region' || r.position, r.region_original)
        || jsonb_object_agg('detailRegion' || r.position, r.detail_region)
      from job_posting_regions r where r.posting_uuid = p.uuid), '{}') end as fields
  from job_postings p left join companies c on c.uuid = p.company_uuid
  where p.uuid = $1 and p.deleted_at is null`;

/** What nobody else sees goes to no provider of translations. */
export const TEXTS_TO_TRANSLATE: Statement = {
  name: 'jobPostingTexts.texts',
  text: `select ${TEXTS} and ${visiblePosting('p')}`,
};

/** $2 viewer. */
export const TEXTS_OF_VISIBLE_POSTING: Statement = {
  name: 'jobPostingTexts.visibleTexts',
  text: `select ${TEXTS} and (${visiblePosting('p')} or c.owner_uuid = $2::uuid)`,
};

export const LOCK_TEXTS_OF_POSTING: Statement = {
  name: 'jobPostingTexts.lockTexts',
  text: `select ${TEXTS} for no key update of p`,
};

/** $2 the translations as JSON: field, then language. */
export const STORE_POSTING_TRANSLATIONS: Statement = {
  name: 'jobPostingTexts.store',
  text: `
    with places as (
      update job_posting_regions set
        region_original = region_original || coalesce($2::jsonb -> ('region' || position), '{}'),
        detail_region = detail_region || coalesce($2::jsonb -> ('detailRegion' || position), '{}')
      where posting_uuid = $1
    )
    update job_postings set title = title || coalesce($2::jsonb -> 'title', '{}'),
      description = description || coalesce($2::jsonb -> 'description', '{}'),
      extra_info = extra_info || coalesce($2::jsonb -> 'extraInfo', '{}')
    where uuid = $1`,
};

/** $1 company: what everybody sees of it once it is approved. */
export const OPEN_POSTINGS_OF_COMPANY: Statement = {
  name: 'jobPostingTexts.openOfCompany',
  text: `select p.uuid from job_postings p where p.company_uuid = $1 and ${OPEN_POSTING} order by p.uuid`,
};

/** Only its owner watches one. Imported postings are nobody's to have translated again. */
export const POSTINGS_AS_SUBJECTS = subjectStatements('jobPostingTexts', {
  uuid: 'uuid',
  from: `job_postings where company_uuid is not null and deleted_at is null`,
  language: 'original_language',
  texts: ['title', 'description', 'extra_info'],
  existing: `select from job_postings p where p.uuid = t.subject_uuid and p.deleted_at is null`,
  kept: 'select from job_postings p where p.uuid = s.subject_uuid',
  watchers: `
    select c.owner_uuid as user_uuid from job_postings p join companies c on c.uuid = p.company_uuid
    where p.uuid = $1`,
});
