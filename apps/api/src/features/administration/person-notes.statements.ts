import { statement } from '../../platform/database/statement.js';

/** Under the person's lock. Nothing where there are as many as may be. */
export const INSERT_NOTE = statement(
  'personNotes.write',
  `
    insert into person_notes (user_uuid, text, written_by_uuid)
    select :person, :text, :moderator where (select count(*) from person_notes where user_uuid = :person) < :most::int
    returning uuid`,
);

/** Returns about whom it was; nothing where this moderator may not. */
export const DELETE_NOTE = statement(
  'personNotes.delete',
  `
    delete from person_notes where uuid = :note and user_uuid <> :viewer and (:isAdmin::boolean or written_by_uuid = :viewer)
    returning user_uuid as person`,
);

export const FORGET_NOTES = statement('personNotes.forget', 'delete from person_notes where user_uuid = :person');
