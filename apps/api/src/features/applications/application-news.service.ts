import { Injectable } from '@nestjs/common';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Events } from '../events/events.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { applicationPath, inboxPath } from './applications.policy.js';

/** What people are told of an application. */
@Injectable()
export class ApplicationNews {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly events: Events,
  ) {}

  /** Of applicants who wait, by one notification for all of a posting's, within the transaction. */
  tellOfApplicants(receivers: string[], posting: string): Promise<void> {
    const path = inboxPath(posting);
    return this.notifications.tellUsers({ type: 'Application State', receivers, causeUuid: posting, path });
  }

  /** By a notification, within the transaction. */
  tell(receivers: string[], uuid: string): Promise<void> {
    return this.notifications.tellUsers({
      type: 'Application State',
      receivers,
      causeUuid: uuid,
      path: applicationPath(uuid),
    });
  }

  /**
   * On open screens, a company's own people among them: what they answer together is no notification to them. After the
   * transaction, which has told some of them already and would lock the others out of order. Who misses it reads the state when
   * deciding.
   */
  async changed(uuid: string, people: string[]): Promise<void> {
    const event = { name: 'application', data: { uuid } } as const;
    await bestEffort(() => this.events.emitAll(people.map((userUuid) => ({ userUuid, event }))));
  }
}
