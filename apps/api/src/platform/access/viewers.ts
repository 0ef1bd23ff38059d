import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.js';
import { AccessTokens } from './access-tokens.js';
import type { Viewer } from './caller.js';

// Every authenticated request, by primary key: a signed-out session, a changed role and a suspension count at once.
const VIEWER: Statement = {
  name: 'access.viewer',
  text: `
    select s.uuid as "sessionUuid", s.authenticated_at as "authenticatedAt",
      u.uuid, u.role, u.language, u.reading_languages as "readingLanguages", u.suspended_until as "suspendedUntil",
      array(select f.nationality_uuid::text from followed_nationalities f where f.user_uuid = u.uuid)
        as "followedNationalityUuids",
      exists (select from blocks b where b.blocker_uuid = u.uuid)
        or exists (select from blocks b where b.blocked_uuid = u.uuid) as "hasBlocks"
    from sessions s
    join users u on u.uuid = s.user_uuid
    where s.uuid = $1 and s.revoked_at is null and u.withdrawn_at is null`,
};

/** Turns a bearer token into the person who holds it. */
@Injectable()
export class Viewers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly database: Database,
  ) {}

  /** The person of a valid access token whose session is alive, else null. */
  async of(token: string): Promise<Viewer | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const viewer = await this.database.row<Viewer>(VIEWER, [claims.sessionUuid]);
    return viewer?.uuid === claims.userUuid ? viewer : null;
  }
}
