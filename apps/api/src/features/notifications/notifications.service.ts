import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@haiko/shared/notifications';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { toAppError } from '../../platform/errors/app-error-of.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { Events } from '../events/events.service.js';
import { Push } from '../push/push.service.js';
import { NotificationsQueries } from './notifications.queries.js';
import { ANNOUNCE_POST, FORGET_OLD, MARK_READ, TELL } from './notifications.statements.js';
import type { NotificationView } from './notifications.views.js';

export const ANNOUNCE: JobKind<{ postUuid: string }> = { name: 'notifications.announcePost' };
const CLEAN_UP_BATCH = 1_000;

/** Something that one person does and another one is told. */
export interface News {
  type: Exclude<NotificationType, 'Post'>;
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

interface Told {
  uuid: string;
  /** Of the receiver's browsers. */
  subscriptions: string[];
}

/** What people are told. Whatever causes it calls this from inside its own transaction. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly queries: NotificationsQueries,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly push: Push,
  ) {}

  /** Tells one person, as the last thing in the transaction; never oneself (but of a search), never across a block, never twice. */
  async notify({ type, from, to, causeUuid, postUuid, isReply, path }: News): Promise<void> {
    const values = [to, from, type, causeUuid, postUuid ?? null, isReply ?? false, path ?? null];
    const told = await this.database.row<Told>(TELL, values);
    if (!told) return;
    await this.push.send(told.subscriptions, 'notification', told.uuid);
    await this.events.emit(to, { name: 'notification', data: { uuid: told.uuid, type } });
  }

  /** Has the author's friends told of a post after the write, because they may be many. */
  postWritten(postUuid: string): Promise<void> {
    return this.jobs.send(ANNOUNCE, { postUuid });
  }

  /** Tells the author's friends; at most once an hour, whatever the author writes. */
  announce(postUuid: string): Promise<void> {
    return this.database.transaction(async () => {
      const told = await this.database.rows<Told & { receiverUuid: string }>(ANNOUNCE_POST, [postUuid]);
      for (const { uuid, subscriptions } of told) await this.push.send(subscriptions, 'notification', uuid);
      await this.events.emitAll(
        told.map(({ uuid, receiverUuid }) => ({
          userUuid: receiverUuid,
          event: { name: 'notification', data: { uuid, type: 'Post' } },
        })),
      );
    });
  }

  /** A page of the list, of which everything counts as read afterwards. */
  async open(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<NotificationView>> {
    const page = await this.queries.page(reader, args, wantsTotal);
    const unread = page.items.filter((item) => !item.isReadByReceiver).map(({ uuid }) => uuid);
    if (unread.length > 0) await this.#markRead(reader.viewer.uuid, unread);
    return page;
  }

  /** Removes some that are old; answers how many there were. */
  async forgetOld(): Promise<number> {
    return (await this.database.rows(FORGET_OLD, [CLEAN_UP_BATCH])).length;
  }

  async #markRead(userUuid: string, uuids: string[]): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const marked = await this.database.rows(MARK_READ, [userUuid, uuids]);
        if (marked.length > 0) await this.events.emit(userUuid, { name: 'badge' });
      });
    } catch (error) {
      // Reading goes on while the database takes no writes; they stay unread.
      if (toAppError(error).code !== 'READ_ONLY') throw error;
    }
  }
}
