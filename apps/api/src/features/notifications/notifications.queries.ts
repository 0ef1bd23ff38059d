import { Injectable } from '@nestjs/common';
import type { NotificationWords } from '@haiko/shared/i18n/serverMessages';
import type { NotificationType } from '@haiko/shared/notifications';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { notBlocked, unreadNotifications, USER_CARD } from '../users/users.queries.js';
import { type NotificationView, notificationView } from './notifications.views.js';

/** Posts come after notifications, so the rule of which ones a reader may see is written out: their titles are shown. */
const VISIBLE_POST = `p.deleted_at is null and (p.hidden_at is null or p.author_uuid = :viewer)
  and (p.board <> 'COMMUNITY' or ${notBlocked('p.author_uuid', ':viewer')})`;

// The limit keeps the planner from reading all posts for the few of a page.
const SHOWN = `
  select n.uuid, n.type, n.created_at as "createdAt", n.read_at is not null as "isRead", n.is_reply as "isReply",
    n.people_count as "peopleCount", ${USER_CARD} as "fromUser", n.path,
    p.uuid as "postUuid", p.title as "postTitle", p.original_language as "postLanguage",
    p.author_uuid as "postAuthorUuid"
  from page join notifications n using (uuid) join users u on u.uuid = n.from_user_uuid
    left join lateral (select * from posts p where p.uuid = n.post_uuid and ${VISIBLE_POST} limit 1) p on true
  order by n.created_at desc, n.uuid desc`;

const LISTED = `n.receiver_uuid = :viewer and n.superseded_at is null and ${notBlocked('n.from_user_uuid', ':viewer')}`;

/** Keys from ix_notifications_received. */
export const RECEIVED_NOTIFICATIONS = statement(
  'notifications.received',
  `
    with page as materialized (
      select n.uuid from notifications n where ${LISTED} order by n.created_at desc, n.uuid desc offset :skip limit :limit
    ) ${SHOWN}`,
);

const NOTIFICATIONS_TOTAL = statement(
  'notifications.total',
  `select count(*)::int as total from notifications n where ${LISTED}`,
);

/** One that a newer like has joined is still there for who asks by its uuid. */
const NOTIFICATION_BY_UUID = statement(
  'notifications.one',
  `
    with page as materialized (
      select n.uuid from notifications n
      where n.uuid = :notification and n.receiver_uuid = :viewer and ${notBlocked('n.from_user_uuid', ':viewer')}
    ) ${SHOWN}`,
);

const UNREAD_NOTIFICATIONS_TOTAL = statement(
  'notifications.unread',
  `select ${unreadNotifications(':user')} as unread`,
);

/** What a push message says of it, unless it has been read or a newer like has joined it. */
const PUSHED_NOTIFICATION = statement(
  'notifications.pushed',
  `
    select n.type, n.is_reply as "isReply", n.people_count as "peopleCount", u.nickname, p.uuid as "postUuid",
      n.cause_uuid as "causeUuid", n.path
    from notifications n join users u on u.uuid = n.from_user_uuid
      left join posts p on p.uuid = n.post_uuid and ${VISIBLE_POST}
    where n.uuid = :notification and n.receiver_uuid = :viewer and n.read_at is null and n.superseded_at is null
      and ${notBlocked('n.from_user_uuid', ':viewer')}`,
);

/** A notification as it stands when it is pushed. */
export interface PushedNotification extends NotificationWords {
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
      rows: (limit) => this.database.rows(RECEIVED_NOTIFICATIONS, { viewer: uuid, skip, limit }),
      toItem: (row) => notificationView(row, reader),
      total: wantsTotal && (() => this.database.total(NOTIFICATIONS_TOTAL, { viewer: uuid })),
    });
  }

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<NotificationView | null> {
    const row = await this.database.row(NOTIFICATION_BY_UUID, { viewer: reader.viewer.uuid, notification: uuid });
    return row ? notificationView(row, reader) : null;
  }

  async pushed(userUuid: string, uuid: string): Promise<PushedNotification | undefined> {
    return this.database.row(PUSHED_NOTIFICATION, { viewer: userUuid, notification: uuid });
  }

  /** How many the person has not read. */
  async unread(userUuid: string): Promise<number> {
    return (await this.database.row(UNREAD_NOTIFICATIONS_TOTAL, { user: userUuid }))?.unread ?? 0;
  }
}
