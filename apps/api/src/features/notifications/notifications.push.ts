import { Injectable } from '@nestjs/common';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import type { NotificationType } from '@haiko/shared/notifications';
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
        path: postUuid ? `/postdetail/${postUuid}` : (path ?? PATHS[type]),
        topic: `${type} ${postUuid ?? causeUuid}`,
      };
    });
  }
}

/** Where those lead that are of no post, or of one that is gone. */
const PATHS: Record<NotificationType, string> = {
  'Friend Request': '/friendrequest',
  'Friend Accept': '/friendmanage',
  'Post Like': '/notifications',
  'Comment Like': '/notifications',
  Post: '/notifications',
  Comment: '/notifications',
  Scrap: '/notifications',
  'Job Alert': '/announcement',
  Decision: '/decisions',
  'Visa Rule': '/announcement',
};
