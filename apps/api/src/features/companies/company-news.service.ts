import { Injectable } from '@nestjs/common';
import type { CompanyNotificationType, RejectionCause } from '@haiko/shared/companies';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { Events } from '../events/events.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { INSERT_COMPANY_NOTIFICATION } from './companies.statements.js';

/** Why a company is rejected: a cause, words, or both. */
export interface Rejection {
  cause: RejectionCause | null;
  reason: string;
}

const NO_REJECTION: Rejection = { cause: null, reason: '' };

/** What companies are told: a line in their own list, which all members read, and for the owner a notification that leads there. */
@Injectable()
export class CompanyNews {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    private readonly events: Events,
  ) {}

  /** Part of the caller's transaction; answers which notification of the company it is. */
  async tell(
    { uuid, ownerUuid }: { uuid: string; ownerUuid: string },
    type: CompanyNotificationType,
    rejection = NO_REJECTION,
  ): Promise<string> {
    const told = found(await this.database.row(INSERT_COMPANY_NOTIFICATION, { company: uuid, type, ...rejection }));
    await this.notifications.notify({ type: 'Company', from: ownerUuid, to: ownerUuid, causeUuid: told.uuid });
    await this.events.emitBadge(...told.memberUuids);
    return told.uuid;
  }
}
