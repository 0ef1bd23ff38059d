import { Injectable } from '@nestjs/common';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import type { NotificationType } from '@haiko/shared/notifications';
import { Push } from '../push/push.service.js';
import { NotificationsQueries } from './notifications.queries.js';

/** What notifications say on the screens of people's devices. */
@Injectable()
export class NotificationsPush {
  constructor(push: Push, queries: NotificationsQueries) {
    push.describe('notification', async (uuid, userUuid, language) => {
      const news = await queries.news(userUuid, uuid);
      if (!news) return null;
      const { type, postUuid, causeUuid, path } = news;
      return {
        type,
        text: notificationMessage(news, language),
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
};
