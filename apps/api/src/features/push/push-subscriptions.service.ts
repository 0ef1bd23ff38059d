import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { subscribeToPush } from '@haiko/shared/contract/push';
import type { FieldError } from '@haiko/shared/errors';
import { MAX_PUSH_SUBSCRIPTIONS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { PushKeys } from './push-keys.js';
import { isAllowedEndpoint, isPublicKey } from './push.policy.js';
import { FORGET_OLDEST, INSERT_SUBSCRIPTION, DELETE_SUBSCRIPTION } from './push.statements.js';

type Subscription = BodyOf<typeof subscribeToPush>;

/** The browsers that people want messages in. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeys,
    private readonly config: AppConfig,
  ) {}

  /** What a browser needs to subscribe. */
  async key(): Promise<{ publicKey: string }> {
    return { publicKey: (await this.keys.pair()).publicKey };
  }

  /**
   * Throws `VALIDATION_FAILED` for an address that is none of a push service: we call no other; and for a key that nothing
   * could be encrypted by later.
   */
  subscribe({ uuid, sessionUuid }: Viewer, { endpoint, keys }: Subscription): Promise<{ uuid: string }> {
    const isAllowed = isAllowedEndpoint(endpoint, this.config.push.hosts, this.config);
    const fields: FieldError[] = [
      ...(isAllowed ? [] : [{ path: 'endpoint', code: 'INVALID' } as const]),
      ...(isPublicKey(keys.p256dh) ? [] : [{ path: 'keys.p256dh', code: 'INVALID' } as const]),
    ];
    if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
    return this.database.transaction(async () => {
      const values = { user: uuid, session: sessionUuid, endpoint, p256dh: keys.p256dh, auth: keys.auth };
      const subscription = found(await this.database.row(INSERT_SUBSCRIPTION, values));
      await this.database.rows(FORGET_OLDEST, { user: uuid, max: MAX_PUSH_SUBSCRIPTIONS });
      return subscription;
    });
  }

  /** What is not there is gone already. */
  async unsubscribe({ uuid }: Viewer, endpoint: string): Promise<void> {
    await this.database.rows(DELETE_SUBSCRIPTION, { user: uuid, endpoint });
  }
}
