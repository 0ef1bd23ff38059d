import { Injectable } from '@nestjs/common';
import { UNATTACHED_HOURS } from '@haiko/shared/limits';
import { isWorkingAdmin } from '../../platform/access/staff.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

// By the path of a picture or of a smaller size of it: who uploaded it, the two of a note, while it is
// not deleted on their side, and admins where it is a company's certificate.
const READABLE = statement(
  'files.readable',
  `
    select f.uuid, f.owner_uuid is distinct from :viewer and f.purpose = 'company-registration' as "isReview" from files f
    where f.path in (:path::varchar, regexp_replace(:path::varchar, '-(512|256)[.]webp$', '.webp'))
      and (f.owner_uuid = :viewer or (:isAdmin and f.purpose = 'company-registration') or exists (
      select from notes n where n.file_uuid = f.uuid
        and ((n.sender_uuid = :viewer and n.sender_deleted_at is null)
          or (n.recipient_uuid = :viewer and n.recipient_deleted_at is null))))`,
);

// Now, and not when a link was given.
const WORKS_AS_ADMIN = statement(
  'files.worksAsAdmin',
  `
    select exists (select from users u where u.uuid = :reviewer and ${isWorkingAdmin('u')}) as "worksAsAdmin"`,
);

// By the path of a public file or of a picture's smaller size. It is shown while one of its posts is, or what else
// refers to it; what was just uploaded is shown to the writer before anything refers to it. `name` is what the post that shows
// it calls it, else what its sender did.
export const PUBLISHED = statement(
  'files.published',
  `
    select f.uuid, coalesce(posted.name, f.name) as name,
      coalesce(posted.is_shown, f.attached_at is not null or f.created_at > now() - interval '${UNATTACHED_HOURS} hours')
        as "isShown",
      coalesce(posted.is_own, f.owner_uuid = :viewer?, false) as "isOwn"
    from files f cross join lateral (
      select bool_or(p.deleted_at is null and p.hidden_at is null) as is_shown,
        bool_or(p.deleted_at is null and p.author_uuid = :viewer?) as is_own, (array_agg(pf.name order by pf.uuid))[1] as name
      from post_files pf join posts p on p.uuid = pf.post_uuid where pf.file_uuid = f.uuid
    ) posted
    where f.path in (:path::varchar, regexp_replace(:path::varchar, '-(512|256)[.]webp$', '.webp'))`,
);

export interface ReadableFile {
  uuid: string;
  isReview: boolean;
}

/** A public file, and whether anything shows it to everybody. */
export interface PublishedFile {
  uuid: string;
  /** What people call it. */
  name: string;
  isShown: boolean;
  /** Whether it is of a post that this person still has, or uploaded by them for none. */
  isOwn: boolean;
}

/** Reads of files. */
@Injectable()
export class FilesQueries {
  constructor(private readonly database: Database) {}

  /** A private file where it concerns this person; `isReview` when an admin looks at somebody's certificate. */
  readable(path: string, viewer: string, isAdmin: boolean): Promise<ReadableFile | undefined> {
    return this.database.row(READABLE, { path, viewer, isAdmin });
  }

  /** Whether this person can do an administrator's work now. */
  async worksAsAdmin(reviewer: string): Promise<boolean> {
    return (await this.database.row(WORKS_AS_ADMIN, { reviewer }))?.worksAsAdmin ?? false;
  }

  /** A public file as a visitor (null) or this person may see it; by unique indexes alone. */
  published(path: string, viewer: Viewer | null): Promise<PublishedFile | undefined> {
    return this.database.row(PUBLISHED, { path, viewer: viewer?.uuid ?? null });
  }
}
