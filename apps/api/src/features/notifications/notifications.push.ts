import { Injectable } from '@nestjs/common';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { notificationKind } from '@haiko/shared/notifications';
import { Push } from '../push/push.service.js';
import { NotificationsQueries } from './notifications.queries.js';

/** What notifications say on the screens of people's devices. */
@Injectable()
export class NotificationsPush {
  constructor(push: Push, queries: NotificationsQueries) {
    push.register('notification', async (uuid, userUuid, language) => {
      const notification = await queries.pushed(userUuid, uuid);
      if (!notification) return null;
      const { type, postUuid, causeUuid, path } = notification;
      return {
        type,
        text: notificationMessage(notification, language),
        path: postUuid ? `/postdetail/${postUuid}` : (path ?? screenOf(type)),
        topic: `${type} ${postUuid ?? causeUuid}`,
      };
    });
  }
}

/** Where those lead that name neither a post nor a path, or one that is gone. */
function screenOf(type: string): string {
  const { pushScreen, screen } = notificationKind(type) ?? {};
  return pushScreen ?? screen ?? '/notifications';
}
