import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';

// $1 path of a picture or of its thumbnail, $2 user: who uploaded it, and the two of a note, while it is not deleted on
// their side.
const READABLE: Statement = {
  name: 'files.readable',
  text: `
    select f.uuid from files f
    where f.path in ($1::varchar, regexp_replace($1::varchar, '-512[.]webp$', '.webp')) and (f.owner_uuid = $2 or exists (
      select from notes n where n.file_uuid = f.uuid
        and ((n.sender_uuid = $2 and n.sender_deleted_at is null)
          or (n.recipient_uuid = $2 and n.recipient_deleted_at is null))))`,
};

/** Reads of files. */
@Injectable()
export class FilesQueries {
  constructor(private readonly database: Database) {}

  /** Whether a private file concerns this person. */
  async isReadable(path: string, userUuid: string): Promise<boolean> {
    return (await this.database.row(READABLE, [path, userUuid])) !== undefined;
  }
}
