import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_SUGGESTIONS = statement(
  'translations.exportOwn',
  `
    select s.uuid as key, json_build_object('createdAt', s.created_at, 'subjectType', s.subject_type,
      'subjectUuid', s.subject_uuid, 'field', s.field, 'language', s.language, 'text', s.text, 'state', s.state,
      'rejectionReason', s.rejection_reason)::text as item
    from translation_suggestions s
    where s.suggester_uuid = :user ${exportPage('s.uuid')}`,
);

/** What others suggested for the person's texts goes as well; a decision loses its name. */
export const FORGET_SUGGESTIONS = statement(
  'translations.forget',
  `
    with decided as (
      update translation_suggestions set decider_uuid = null where decider_uuid = :user and suggester_uuid <> :user
        and author_uuid is distinct from :user
    ), allowance as (
      delete from translation_allowances where author_uuid = :user
    )
    delete from translation_suggestions where suggester_uuid = :user or author_uuid = :user`,
);
