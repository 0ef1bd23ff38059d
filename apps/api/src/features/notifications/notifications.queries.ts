import * as v from 'valibot';
import { Injectable } from '@nestjs/common';
import type { NotificationWords } from '@haiko/shared/i18n/serverMessages';
import type { NotificationType } from '@haiko/shared/notifications';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { localizedText } from '../../platform/database/shapes.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { companyOf, notBlocked, notReported, unreadNotifications, USER_CARD } from '../users/users.queries.js';
import { type NewsRow, type NotificationView, notificationView } from './notifications.views.js';

/** Posts come after notifications, so the rule of which ones a reader may see is written out: their titles are shown. */
const VISIBLE_POST = `p.deleted_at is null and (p.hidden_at is null or p.author_uuid = :viewer)
  and ${notReported('post', 'p.uuid', ':viewer')} and (p.board <> 'COMMUNITY' or ${notBlocked('p.author_uuid', ':viewer')})`;

/** What has joined the group of notification `n`, across no block (ix_notifications_group). */
const IN_GROUP = `
  m.receiver_uuid = n.receiver_uuid and m.post_uuid = n.post_uuid and m.type = n.type and m.is_reply = n.is_reply
  and m.grouped_since = n.grouped_since and ${notBlocked('m.from_user_uuid', ':viewer')}`;

/** Whose pictures stand beside a group. */
const ACTORS_SHOWN = 3;
/** Of the newest so many lines of a group: somebody may have written several. */
const LINES_HEARD = 20;

/** The last ones in the group of `n`, and what the newest comment of it that is there says; one who acted alone is `u`. */
const GROUP = `
  left join lateral (
    select json_agg(${USER_CARD} order by last.at desc) as actors
    from (
      select heard.from_user_uuid, max(heard.created_at) as at from (
        select m.from_user_uuid, m.created_at from notifications m
        where n.people_count > 1 and ${IN_GROUP} order by m.created_at desc limit ${LINES_HEARD}
      ) heard group by 1 order by at desc limit ${ACTORS_SHOWN}
    ) last join users u on u.uuid = last.from_user_uuid
  ) people on true
  left join lateral (
    select c.content, c.original_language, c.author_uuid from (
      select m.cause_uuid, m.created_at from notifications m
      where n.type = 'Comment' and ${IN_GROUP} order by m.created_at desc limit ${LINES_HEARD}
    ) heard join comments c on c.uuid = heard.cause_uuid and c.deleted_at is null and c.hidden_at is null
      and ${notReported('comment', 'c.uuid', ':viewer')}
    where p.uuid is not null order by heard.created_at desc limit 1
  ) said on true`;

/**
 * What there is to say of an application or of those of a posting, as it stands when it is read: to its seeker (`name` is the company),
 * or to the company (`name` is the seeker), and what of it was last: a note of the other side, or a step. Applications come after
 * notifications, so it is written out.
 */
const NEWS = `
  left join lateral (
    select news.*, posting.title as "newsTitle", posting.original_language as "newsLanguage"
    from (
      select a.job_posting_uuid, case when a.seeker_uuid = :viewer then 'seeker' else 'company' end as side,
        case when written.at > stepped.at then 'note' when a.state = 'talk' and a.interview_at is not null then 'interview' else a.state end as event,
        case when a.seeker_uuid = :viewer then c.company_name else s.nickname end as name, 1 as count
      from applications a join companies c on c.uuid = a.company_uuid join users s on s.uuid = a.seeker_uuid
        cross join lateral (
          select max(m.created_at) as at from application_notes m
          where m.application_uuid = a.uuid and (m.by = 'seeker') = (a.seeker_uuid <> :viewer)
        ) written cross join lateral (
          select max(m.at) as at from application_steps m where m.application_uuid = a.uuid
        ) stepped
      where n.type = 'Application State' and a.uuid = n.cause_uuid
        and (a.seeker_uuid = :viewer or a.company_uuid = ${companyOf(':viewer')})
      union all
      select j.uuid, 'company', 'applicants', '', (
          select count(*)::int from applications w where w.job_posting_uuid = j.uuid and w.answered_at is null and w.ended_at is null
        )
      from job_postings j
      where n.type = 'Application State' and j.uuid = n.cause_uuid and j.company_uuid = ${companyOf(':viewer')}
      limit 1
    ) news left join job_postings posting on posting.uuid = news.job_posting_uuid and posting.deleted_at is null and posting.blocked_at is null
  ) news on true`;
const NEWS_COLUMNS = `
  news.side as "newsSide", news.event as "newsEvent", news.name as "newsName", news.count as "newsCount", news."newsTitle", news."newsLanguage"`;

// The limit keeps the planner from reading all posts for the few of a page.
const SHOWN = `
  select n.uuid, n.type, n.created_at as "createdAt", n.read_at is not null as "isRead", n.is_reply as "isReply",
    n.people_count as "peopleCount", coalesce(people.actors, json_build_array(${USER_CARD})) as actors, n.path,
    said.content as "commentText", said.original_language as "commentLanguage", said.author_uuid as "commentAuthorUuid",
    p.uuid as "postUuid", p.title as "postTitle", p.original_language as "postLanguage",
    p.author_uuid as "postAuthorUuid",${NEWS_COLUMNS}
  from page join notifications n using (uuid) join users u on u.uuid = n.from_user_uuid
    left join lateral (select * from posts p where p.uuid = n.post_uuid and ${VISIBLE_POST} limit 1) p on true
    ${GROUP} ${NEWS}
  order by n.created_at desc, n.uuid desc`;

const SHAPE = {
  actors: v.array(
    v.object({
      uuid: v.string(),
      nickname: v.string(),
      profileImageUrl: v.nullable(v.string()),
      nationalityUuid: v.string(),
      isWithdrawn: v.boolean(),
    }),
  ),
  newsTitle: v.nullable(localizedText),
};

/** A group stays where only its last one is somebody behind a block. */
const LISTED = `n.receiver_uuid = :viewer and n.superseded_at is null
  and (${notBlocked('n.from_user_uuid', ':viewer')}
    or n.people_count > 1 and exists (select from notifications m where ${IN_GROUP} offset 0))`;

/** Keys from ix_notifications_received. */
export const RECEIVED_NOTIFICATIONS = statement(
  'notifications.received',
  `
    with page as materialized (
      select n.uuid from notifications n where ${LISTED} order by n.created_at desc, n.uuid desc offset :skip limit :limit
    ) ${SHOWN}`,
  SHAPE,
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
  SHAPE,
);

const UNREAD_NOTIFICATIONS_TOTAL = statement(
  'notifications.unread',
  `select ${unreadNotifications(':user')} as unread`,
);

/** What a push message says of it, unless it has been read or a newer like has joined it. */
const PUSHED_NOTIFICATION = statement(
  'notifications.pushed',
  `
    select n.type, n.is_reply as "isReply", case when n.type = 'Post Like' then n.people_count else 1 end as "peopleCount", u.nickname, p.uuid as "postUuid",
      n.cause_uuid as "causeUuid", n.path,${NEWS_COLUMNS}
    from notifications n join users u on u.uuid = n.from_user_uuid
      left join posts p on p.uuid = n.post_uuid and ${VISIBLE_POST} ${NEWS}
    where n.uuid = :notification and n.receiver_uuid = :viewer and n.read_at is null and n.superseded_at is null
      and ${notBlocked('n.from_user_uuid', ':viewer')}`,
  { newsTitle: v.nullable(localizedText) },
);

/** A notification as it stands when it is pushed. */
export interface PushedNotification extends Omit<NotificationWords, 'news'>, NewsRow {
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
