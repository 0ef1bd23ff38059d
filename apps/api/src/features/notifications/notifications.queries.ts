import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { notBlocked, unreadNotifications, USER_CARD } from '../users/users.queries.js';
import { type NotificationRow, type NotificationView, notificationView } from './notifications.views.js';

const SHOWN = `
  select n.uuid, n.type, n.created_at as "createdAt", n.read_at is not null as "isRead", n.is_reply as "isReply",
    n.people_count as "peopleCount", ${USER_CARD} as "fromUser", p.uuid as "postUuid"
  from page join notifications n using (uuid) join users u on u.uuid = n.from_user_uuid
    left join posts p on p.uuid = n.post_uuid and p.deleted_at is null
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

  /** How many the person has not read. */
  async unread(userUuid: string): Promise<number> {
    return (await this.database.row<{ unread: number }>(UNREAD, [userUuid]))?.unread ?? 0;
  }

  async #total(userUuid: string): Promise<number> {
    return (await this.database.row<{ total: number }>(TOTAL, [userUuid]))?.total ?? 0;
  }
}
