import { Injectable } from '@nestjs/common';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { notificationKind } from '@haiko/shared/notifications';
import { Push } from '../push/push.service.js';
import { NotificationsQueries } from './notifications.queries.js';
import { newsIn } from './notifications.views.js';

/** What notifications say on the screens of people's devices. */
@Injectable()
export class NotificationsPush {
  constructor(push: Push, queries: NotificationsQueries) {
    push.register('notification', async (uuid, userUuid, language) => {
      const notification = await queries.pushed(userUuid, uuid);
      if (!notification) return null;
      const { type, postUuid, causeUuid } = notification;
      return {
        type,
        text: notificationMessage({ ...notification, news: newsIn(notification, language) }, language),
        path: pathOf(notification),
        topic: `${type} ${postUuid ?? causeUuid}`,
      };
    });
  }
}

interface Target {
  type: string;
  path: string | null;
  postUuid: string | null;
}

/** In the order of the web's list (features/notifications/notificationGroups.ts); to the list where what it names is gone. */
function pathOf({ type, path, postUuid }: Target): string {
  const { pushScreen, screen } = notificationKind(type) ?? {};
  return pushScreen ?? screen ?? path ?? (postUuid ? `/postdetail/${postUuid}` : '/notifications');
}
