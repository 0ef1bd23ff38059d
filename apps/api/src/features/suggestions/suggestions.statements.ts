import { statement } from '../../platform/database/statement.js';

/** Of a text by `author`, whose original has `sourceHash`. */
export const SUGGEST = statement(
  'translations.suggest',
  `
    insert into translation_suggestions as suggestion
      (subject_type, subject_uuid, field, language, text, source_hash, author_uuid, suggester_uuid)
    values (:subjectType, :subject, :field, :language, :text, :sourceHash, :author?, :suggester)
    on conflict (subject_type, subject_uuid, field, language, suggester_uuid) where state = 'OPEN'
      do update set text = excluded.text, source_hash = excluded.source_hash, created_at = now()
    returning uuid`,
);

const KNOWN_SUGGESTION = `
  select uuid, subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, text,
    source_hash as "sourceHash", author_uuid as "authorUuid", state
  from translation_suggestions where uuid = :suggestion`;

export const FIND_SUGGESTION = statement('translations.findSuggestion', KNOWN_SUGGESTION);

export const LOCK_SUGGESTION = statement('translations.lockSuggestion', `${KNOWN_SUGGESTION} for update`);

export const DECIDE_SUGGESTION = statement(
  'translations.decideSuggestion',
  `
    update translation_suggestions set state = :state, decider_uuid = :decider, decided_at = now() where uuid = :suggestion`,
);
