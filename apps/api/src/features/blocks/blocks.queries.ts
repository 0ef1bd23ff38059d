import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { USER_CARD } from '../users/users.queries.js';
import { A_BLOCKED_PERSON, userCardView, type UserView } from '../users/users.views.js';

export const BLOCKED_PEOPLE_SHOWN = 300;

/** Keys from ix_blocks_newest. */
const BLOCKED = statement(
  'blocks.blocked',
  `
    select ${USER_CARD} as user from blocks b join users u on u.uuid = b.blocked_uuid
    where b.blocker_uuid = :viewer order by b.created_at desc, b.blocked_uuid desc limit ${BLOCKED_PEOPLE_SHOWN}`,
);

@Injectable()
export class BlocksQueries {
  constructor(private readonly database: Database) {}

  /** Whom the viewer blocks, the last one first. */
  async blocked(viewer: Viewer): Promise<UserView[]> {
    const rows = await this.database.rows(BLOCKED, { viewer: viewer.uuid });
    return rows.map(({ user }) => userCardView(user, viewer, A_BLOCKED_PERSON));
  }
}
