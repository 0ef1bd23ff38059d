import { Injectable } from '@nestjs/common';
import type { Told } from '@haiko/shared/i18n/serverMessages';
import type { NotificationType } from '@haiko/shared/notifications';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { notBlocked, unreadNotifications, USER_CARD } from '../users/users.queries.js';
import { type NotificationRow, type NotificationView, notificationView } from './notifications.views.js';

/** Posts come after notifications, so the rule of which ones a reader ($1) may see is written out: their titles are shown. */
const VISIBLE_POST = `p.deleted_at is null and (p.hidden_at is null or p.author_uuid = $1)
  and (p.board <> 'COMMUNITY' or ${notBlocked('p.author_uuid', '$1')})`;

// The limit keeps the planner from reading all posts for the few of a page.
const SHOWN = `
  select n.uuid, n.type, n.created_at as "createdAt", n.read_at is not null as "isRead", n.is_reply as "isReply",
    n.people_count as "peopleCount", ${USER_CARD} as "fromUser", n.path,
    p.uuid as "postUuid", p.title as "postTitle", p.original_language as "postLanguage",
    p.author_uuid as "postAuthorUuid"
  from page join notifications n using (uuid) join users u on u.uuid = n.from_user_uuid
    left join lateral (select * from posts p where p.uuid = n.post_uuid and ${VISIBLE_POST} limit 1) p on true
  order by n.created_at desc, n.uuid desc`;

const LISTED = `n.receiver_uuid = $1 and n.superseded_at is null and ${notBlocked('n.from_user_uuid', '$1')}`;

/** $1 viewer, $2 skip, $3 limit. Keys from ix_notifications_received. */
export const RECEIVED: Statement = {
  name: 'notifications.received',
  text: `
    with page as materialized (
      select n.uuid from notifications n where ${LISTED} order by n.created_at desc, n.uuid desc offset $2 limit $3
    ) ${SHOWN}`,
};

const TOTAL: Statement = {
  name: 'notifications.total',
  text: `select count(*)::int as total from notifications n where ${LISTED}`,
};

/** $1 viewer, $2 notification. One that a newer like has joined is still there for who asks by its uuid. */
const ONE: Statement = {
  name: 'notifications.one',
  text: `
    with page as materialized (
      select n.uuid from notifications n
      where n.uuid = $2 and n.receiver_uuid = $1 and ${notBlocked('n.from_user_uuid', '$1')}
    ) ${SHOWN}`,
};

const UNREAD: Statement = { name: 'notifications.unread', text: `select ${unreadNotifications('$1')} as unread` };

/** $1 receiver, $2 notification: what a push message says of it, unless it has been read or a newer like has joined it. */
const NEWS: Statement = {
  name: 'notifications.news',
  text: `
    select n.type, n.is_reply as "isReply", n.people_count as "peopleCount", u.nickname, p.uuid as "postUuid",
      n.cause_uuid as "causeUuid", n.path
    from notifications n join users u on u.uuid = n.from_user_uuid
      left join posts p on p.uuid = n.post_uuid and ${VISIBLE_POST}
    where n.uuid = $2 and n.receiver_uuid = $1 and n.read_at is null and n.superseded_at is null
      and ${notBlocked('n.from_user_uuid', '$1')}`,
};

/** A notification as it stands when it is pushed. */
export interface NotificationNews extends Told {
  type: NotificationType;
  postUuid: string | null;
  causeUuid: string;
  path: string | null;
}

/** Every read of notifications; only their receiver sees them. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly database: Database) {}

  page(reader: Reader<Viewer>, { skip, take }: PageArgs, wantsTotal: boolean): Promise<Page<NotificationView>> {
    const { uuid } = reader.viewer;
    return readPage({
      take,
      rows: (limit) => this.database.rows<NotificationRow>(RECEIVED, [uuid, skip, limit]),
      toItem: (row) => notificationView(row, reader),
      total: wantsTotal && (() => this.#total(uuid)),
    });
  }

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<NotificationView | null> {
    const row = await this.database.row<NotificationRow>(ONE, [reader.viewer.uuid, uuid]);
    return row ? notificationView(row, reader) : null;
  }

  async news(userUuid: string, uuid: string): Promise<NotificationNews | undefined> {
    return this.database.row<NotificationNews>(NEWS, [userUuid, uuid]);
  }

  /** How many the person has not read. */
  async unread(userUuid: string): Promise<number> {
    return (await this.database.row<{ unread: number }>(UNREAD, [userUuid]))?.unread ?? 0;
  }

  async #total(userUuid: string): Promise<number> {
    return (await this.database.row<{ total: number }>(TOTAL, [userUuid]))?.total ?? 0;
  }
}
