import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { NotificationSettings } from '@haiko/shared/notifications';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

/** The subscriptions of `user`: beside what is written in the same statement, so that most people cost nothing more. */
export const subscriptionsOf = (user: string) => `
  array(select p.uuid::text from push_subscriptions p where p.user_uuid = ${user})`;

/** While its person is signed in there. */
const TARGET = statement(
  'push.target',
  `
    select p.uuid, p.endpoint, p.p256dh, p.auth, u.uuid as "userUuid", u.language,
      u.notification_settings as settings
    from push_subscriptions p
      join users u on u.uuid = p.user_uuid and u.withdrawn_at is null
        and (u.suspended_until is null or u.suspended_until <= now())
      join sessions s on s.uuid = p.session_uuid and s.revoked_at is null and s.expires_at > now()
    where p.uuid = :subscription`,
);

const KEYS = statement('push.keys', 'select public_key as "publicKey", private_key as "privateKey" from push_keys');

/** Where a message goes, and how its receiver wants it. */
export interface PushTarget {
  uuid: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  userUuid: string;
  language: Language;
  settings: NotificationSettings;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

@Injectable()
export class PushQueries {
  constructor(private readonly database: Database) {}

  target(subscriptionUuid: string): Promise<PushTarget | undefined> {
    return this.database.row(TARGET, { subscription: subscriptionUuid });
  }

  keys(): Promise<VapidKeys | undefined> {
    return this.database.row(KEYS);
  }
}
