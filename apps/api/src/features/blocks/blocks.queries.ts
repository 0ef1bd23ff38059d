import { Injectable } from '@nestjs/common';
import { BLOCKED_PEOPLE_SHOWN } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { USER_CARD } from '../users/users.queries.js';
import { A_BLOCKED_PERSON, type UserCardRow, userCardView, type UserView } from '../users/users.views.js';

/** Keys from ix_blocks_newest. */
const BLOCKED: Statement = {
  name: 'blocks.blocked',
  text: `
    select ${USER_CARD} as user from blocks b join users u on u.uuid = b.blocked_uuid
    where b.blocker_uuid = $1 order by b.created_at desc, b.blocked_uuid desc limit ${BLOCKED_PEOPLE_SHOWN}`,
};

@Injectable()
export class BlocksQueries {
  constructor(private readonly database: Database) {}

  /** Whom the viewer blocks, the last one first. */
  async blocked(viewer: Viewer): Promise<UserView[]> {
    const rows = await this.database.rows<{ user: UserCardRow }>(BLOCKED, [viewer.uuid]);
    return rows.map(({ user }) => userCardView(user, viewer, A_BLOCKED_PERSON));
  }
}
