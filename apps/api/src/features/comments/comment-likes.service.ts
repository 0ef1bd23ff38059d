import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';

const LOCK: Statement = {
  name: 'commentLikes.lock',
  text: `
    select c.uuid from comments c join posts p on p.uuid = c.post_uuid and p.deleted_at is null
    where c.uuid = $1 and c.deleted_at is null for no key update of c`,
};
const TAKE_BACK: Statement = {
  name: 'commentLikes.takeBack',
  text: `delete from comment_likes where comment_uuid = $1 and user_uuid = $2 returning uuid`,
};
const LIKE: Statement = {
  name: 'commentLikes.like',
  text: `insert into comment_likes (comment_uuid, user_uuid) values ($1, $2)`,
};
const COUNT: Statement = {
  name: 'commentLikes.count',
  text: `update comments set like_count = like_count + $2 where uuid = $1 returning like_count as likes`,
};

/** Likes of comments; the comment's lock puts simultaneous taps in a row. */
@Injectable()
export class CommentLikesService {
  constructor(private readonly database: Database) {}

  toggle(viewer: Viewer, uuid: string): Promise<{ likes: number; type: 'Like' | null }> {
    return this.database.transaction(async () => {
      found(await this.database.row(LOCK, [uuid]));
      const takenBack = await this.database.row(TAKE_BACK, [uuid, viewer.uuid]);
      if (!takenBack) await this.database.rows(LIKE, [uuid, viewer.uuid]);
      const { likes } = found(await this.database.row<{ likes: number }>(COUNT, [uuid, takenBack ? -1 : 1]));
      return { likes, type: takenBack ? null : 'Like' };
    });
  }
}
