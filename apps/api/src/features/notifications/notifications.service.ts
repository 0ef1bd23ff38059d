import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@haiko/shared/notifications';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import type { JobKind, JobRequest } from '../../platform/jobs/jobs.js';
import { Events } from '../events/events.service.js';
import { Push } from '../push/push.service.js';
import { NotificationsQueries } from './notifications.queries.js';
import {
  ANNOUNCE_POST,
  DELETE_OLD_NOTIFICATIONS,
  MARK_NOTIFICATIONS_READ,
  INSERT_NOTIFICATION,
  INSERT_NEWS,
  INSERT_NEWS_OF_CAUSE,
  INSERT_NEWS_OF_DESK,
} from './notifications.statements.js';
import type { NotificationView } from './notifications.views.js';

export const ANNOUNCE: JobKind<{ postUuid: string }> = { name: 'notifications.announcePost' };
const CLEAN_UP_BATCH = 1_000;

/** Something that one person does and another one is told. */
export interface NotificationInput {
  type: Exclude<NotificationType, 'Post' | 'Visa Rule' | 'Desk' | NewsOfCause['type']>;
  from: string;
  to: string;
  /** What happened, or what it happened to: the comment, the post, or the other person. */
  causeUuid: string;
  /** Where the notification leads. */
  postUuid?: string;
  /** Where it leads when it is of no post. */
  path?: string;
  isReply?: boolean;
}

/** Something that several people are told and nobody did. */
export interface SystemNotification {
  type: 'Visa Rule' | 'Company';
  receivers: string[];
  /** Where it leads. */
  path: string;
}

/** The same, of one thing. */
export interface NewsOfCause {
  type: 'Legal Text' | 'Application State' | 'Company Invitation';
  causeUuid: string;
  receivers: string[];
  path: string;
}

interface Inserted {
  uuid: string;
  receiverUuid: string;
  subscriptions: string[];
}

/** What people are told. Whatever causes it calls this from inside its own transaction. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly queries: NotificationsQueries,
    private readonly events: Events,
    private readonly push: Push,
  ) {}

  /** Tells one person, as the last thing in the transaction; never oneself (but of a search), never across a block, never twice. */
  async notify({ type, from, to, causeUuid, postUuid, isReply, path }: NotificationInput): Promise<void> {
    const values = {
      receiver: to,
      actor: from,
      type,
      cause: causeUuid,
      post: postUuid ?? null,
      isReply: isReply ?? false,
      path: path ?? null,
    };
    const inserted = await this.database.row(INSERT_NOTIFICATION, values);
    if (!inserted) return;
    await this.push.send(inserted.subscriptions, 'notification', inserted.uuid);
    await this.events.emit(to, { name: 'notification', data: { uuid: inserted.uuid, type } });
  }

  /** What has the author's friends told of a post after the write, because they may be many. */
  announcementOf(postUuid: string): JobRequest {
    return { kind: ANNOUNCE, data: { postUuid } };
  }

  /** Tells the author's friends; at most once an hour, whatever the author writes. */
  announce(postUuid: string): Promise<void> {
    return this.database.transaction(async () =>
      this.#send('Post', await this.database.rows(ANNOUNCE_POST, { post: postUuid })),
    );
  }

  /** Tells several people something that nobody did: once, until they have read it or a day has passed. */
  notifyUsers({ type, receivers, path }: SystemNotification): Promise<void> {
    return this.database.transaction(async () =>
      this.#send(type, await this.database.rows(INSERT_NEWS, { type, receivers, path })),
    );
  }

  /** Tells several people of one thing, which nobody did or no matter who: again only where that is news again. */
  tellUsers({ type, causeUuid, receivers, path }: NewsOfCause): Promise<void> {
    return this.database.transaction(async () =>
      this.#send(type, await this.database.rows(INSERT_NEWS_OF_CAUSE, { type, cause: causeUuid, receivers, path })),
    );
  }

  /** Tells every administrator of something at the desk, once for each cause. */
  notifyAdministrators({ causeUuid, path }: { causeUuid: string; path: string }): Promise<void> {
    return this.database.transaction(async () =>
      this.#send('Desk', await this.database.rows(INSERT_NEWS_OF_DESK, { cause: causeUuid, path })),
    );
  }

  async #send(type: NotificationType, inserted: readonly Inserted[]): Promise<void> {
    for (const { uuid, subscriptions } of inserted) await this.push.send(subscriptions, 'notification', uuid);
    await this.events.emitAll(
      inserted.map(({ uuid, receiverUuid }) => ({
        userUuid: receiverUuid,
        event: { name: 'notification', data: { uuid, type } },
      })),
    );
  }

  /** A page of the list, of which everything counts as read afterwards. */
  async open(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<NotificationView>> {
    const page = await this.queries.page(reader, args, wantsTotal);
    const unread = page.items.filter((item) => !item.isReadByReceiver).map(({ uuid }) => uuid);
    const userUuid = reader.viewer.uuid;
    const mark = {
      userUuid,
      statement: MARK_NOTIFICATIONS_READ,
      values: { receiver: userUuid, notifications: unread },
    };
    if (unread.length > 0) await this.events.markRead(mark);
    return page;
  }

  /** Removes some that are old; returns how many there were. */
  async deleteOld(): Promise<number> {
    return (await this.database.rows(DELETE_OLD_NOTIFICATIONS, { batch: CLEAN_UP_BATCH })).length;
  }
}
