import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPageView, NotificationView } from './notifications.views.js';

@Resolver()
@SignedIn()
export class NotificationsResolver {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly queries: NotificationsQueries,
  ) {}

  @Query(() => NotificationPageView, {
    description: 'What the reader was told, newest first. Opening it marks what it shows as read.',
  })
  readReceivedNotifications(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<NotificationView>> {
    return this.notifications.open(reader, page, wantsTotal);
  }

  @Query(() => NotificationView, { nullable: true, description: 'One of them; it stays unread.' })
  readNotification(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid }: UuidArgs,
  ): Promise<NotificationView | null> {
    return this.queries.byUuid(reader, uuid);
  }
}
