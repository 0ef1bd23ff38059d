import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { decidableFrom } from './impartial.js';

/** Of a text by `author`, whose original has `sourceHash`. What is suggested anew is as new as if it had been the first. */
export const SUGGEST = statement(
  'translations.suggest',
  `
    insert into translation_suggestions as suggestion
      (subject_type, subject_uuid, field, language, text, source_hash, author_uuid, suggester_uuid)
    values (:subjectType, :subject, :field, :language, :text, :sourceHash, :author?, :suggester)
    on conflict (subject_type, subject_uuid, field, language, suggester_uuid) where state = 'OPEN'
      do update set text = excluded.text, source_hash = excluded.source_hash, created_at = clock_timestamp()
    returning uuid`,
);

const KNOWN_SUGGESTION = `
  uuid, subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, text,
    source_hash as "sourceHash", author_uuid as "authorUuid", suggester_uuid as "suggesterUuid", state`;

export const FIND_SUGGESTION = statement(
  'translations.findSuggestion',
  `select ${KNOWN_SUGGESTION} from translation_suggestions where uuid = :suggestion`,
);

/** The suggestion, and whether this person may decide about it by now, of whom `mayDecide` says that it is theirs. */
export const LOCK_SUGGESTION = statement(
  'translations.lockSuggestion',
  `
    select ${KNOWN_SUGGESTION}, ${isExpectedVersion('created_at', ':seenAt?')} as "isAsSeen",
      coalesce(${decidableFrom(':viewer')} <= now(), false) as "isDecidable"
    from translation_suggestions s where uuid = :suggestion for update`,
);

export const DECIDE_SUGGESTION = statement(
  'translations.decideSuggestion',
  `
    update translation_suggestions
    set state = :state, rejection_reason = :reason?, decider_uuid = :decider, decided_at = now() where uuid = :suggestion`,
);
