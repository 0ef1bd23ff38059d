import { statement } from '../../platform/database/statement.js';

/** The announcement of a version, begun now unless it was begun before. */
export const BEGIN_ANNOUNCEMENT = statement(
  'legalAnnouncements.begin',
  `
    insert into legal_announcements (document, version) values (:document, :version)
    on conflict on constraint uq_legal_announcements_version do update set version = excluded.version
    returning uuid, finished_at is not null as "isFinished"`,
);

/** Whoever was here when it began and has not agreed to this text already, in the order of the primary key. */
export const PEOPLE_TO_TELL = statement(
  'legalAnnouncements.peopleToTell',
  `
    select u.uuid from users u join legal_announcements a on a.uuid = :announcement
    where u.withdrawn_at is null and u.created_at < a.created_at and (:after?::uuid is null or u.uuid > :after?)
      and not exists (select from consents c where c.user_uuid = u.uuid and c.name = a.document and c.version >= a.version
        and c.withdrawn_at is null)
    order by u.uuid limit :limit`,
);

export const FINISH_ANNOUNCEMENT = statement(
  'legalAnnouncements.finish',
  'update legal_announcements set finished_at = now() where uuid = :announcement',
);
