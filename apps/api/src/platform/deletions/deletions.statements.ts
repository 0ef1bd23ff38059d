import { statement } from '../database/statement.js';

/** Where triggers say that something was deleted (migration JournalDeletions). */
export const DELETIONS_CHANNEL = 'deletions';

/** What no trigger can know. */
export const RECORD_DELETION = statement(
  'deletions.record',
  'insert into deletions (kind, subject_uuid) values (:kind, :subject)',
);

/** What has not been written to the journal yet, in the order in which it was deleted. */
export const UNWRITTEN_DELETIONS = statement(
  'deletions.unwritten',
  `
    select uuid, at, kind, subject_uuid as subject, value from deletions
    where not is_from_journal order by at, uuid limit :limit`,
);

/** The journal has them, or what they say was done again. */
export const FORGET_DELETIONS = statement('deletions.forget', 'delete from deletions where uuid = any(:uuids::uuid[])');

/** Without a journal they wait for one for as long as a backup lives, which would need them. */
export const FORGET_OLD_DELETIONS = statement(
  'deletions.forgetOld',
  'delete from deletions where not is_from_journal and at < now() - make_interval(days => :days)',
);

/** Whether a restore has left something to be deleted again. */
export const ARE_TO_REPEAT = statement(
  'deletions.areToRepeat',
  'select exists (select from deletions where is_from_journal and kind = any(:kinds::varchar[])) as "areThere"',
);

export const DELETIONS_TO_REPEAT = statement(
  'deletions.toRepeat',
  `
    select uuid, at, subject_uuid as subject, value from deletions
    where is_from_journal and kind = :kind order by uuid limit :limit`,
);
