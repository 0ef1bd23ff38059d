import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_NOTIFICATIONS, FORGET_CAUSED, FORGET_RECEIVED } from './notifications.personal-data.statements.js';

/** What people were told, and what others were told of them. */
@Injectable()
export class NotificationsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
  ) {
    personalData.register('notifications', {
      erases: ['notifications.receiver_uuid', 'notifications.from_user_uuid', 'post_announcements.author_uuid'],
      exports: { notifications: EXPORT_NOTIFICATIONS },
      stage: 'news',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    await this.database.rows(FORGET_RECEIVED, { user: userUuid });
    await this.database.rows(FORGET_CAUSED, { user: userUuid });
  }
}
