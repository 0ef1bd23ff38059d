import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_SUGGESTIONS: Statement = {
  name: 'translations.exportOwn',
  text: `
    select s.uuid as key, json_build_object('createdAt', s.created_at, 'subjectType', s.subject_type,
      'subjectUuid', s.subject_uuid, 'field', s.field, 'language', s.language, 'text', s.text, 'state', s.state)::text as item
    from translation_suggestions s
    where s.suggester_uuid = $1 ${exportPage('s.uuid')}`,
};

/** $1 user. What others suggested for the person's texts goes as well; a decision loses its name. */
export const FORGET_SUGGESTIONS: Statement = {
  name: 'translations.forget',
  text: `
    with decided as (
      update translation_suggestions set decider_uuid = null where decider_uuid = $1 and suggester_uuid <> $1
        and author_uuid is distinct from $1
    ), allowance as (
      delete from translation_allowances where author_uuid = $1
    )
    delete from translation_suggestions where suggester_uuid = $1 or author_uuid = $1`,
};
