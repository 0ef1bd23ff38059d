import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';

// $1 path of a picture or of its thumbnail, $2 user, $3 whether an admin: who uploaded it, the two of a note, while it is
// not deleted on their side, and admins where it is a company's certificate.
const READABLE: Statement = {
  name: 'files.readable',
  text: `
    select f.uuid, f.owner_uuid is distinct from $2 and f.purpose = 'company-registration' as "isReview" from files f
    where f.path in ($1::varchar, regexp_replace($1::varchar, '-512[.]webp$', '.webp'))
      and (f.owner_uuid = $2 or ($3 and f.purpose = 'company-registration') or exists (
      select from notes n where n.file_uuid = f.uuid
        and ((n.sender_uuid = $2 and n.sender_deleted_at is null)
          or (n.recipient_uuid = $2 and n.recipient_deleted_at is null))))`,
};

// $1 path: what the post that shows it calls it, else what its sender did.
const NAME: Statement = {
  name: 'files.name',
  text: `
    select coalesce((select pf.name from post_files pf where pf.file_uuid = f.uuid order by pf.uuid limit 1), f.name) as name
    from files f where f.path = $1`,
};

export interface ReadableFile {
  uuid: string;
  isReview: boolean;
}

/** Reads of files. */
@Injectable()
export class FilesQueries {
  constructor(private readonly database: Database) {}

  /** A private file where it concerns this person; `isReview` when an admin looks at somebody's certificate. */
  readable(path: string, { uuid, role }: Viewer): Promise<ReadableFile | undefined> {
    return this.database.row<ReadableFile>(READABLE, [path, uuid, role === 'ADMIN']);
  }

  /** What people call a public file. */
  async name(path: string): Promise<string | undefined> {
    return (await this.database.row<{ name: string }>(NAME, [path]))?.name;
  }
}
