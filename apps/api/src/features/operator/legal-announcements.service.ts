import { Injectable } from '@nestjs/common';
import { CONSENT_VERSIONS } from '@haiko/shared/consents';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@haiko/shared/i18n/legal';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { BEGIN_ANNOUNCEMENT, FINISH_ANNOUNCEMENT, PEOPLE_TO_TELL } from './legal-announcements.statements.js';

/** At an hour at which messages wake nobody. */
const ANNOUNCE: JobKind = { name: 'legalAnnouncements.announce', cron: '0 9 * * *' };

const BATCH = 200;
const PATHS: Readonly<Record<LegalDocument, string>> = { terms: '/terms', privacy: '/privacy' };

/** Tells everybody of legal texts that are others from some day on. */
@Injectable()
export class LegalAnnouncements {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
    jobs: Jobs,
  ) {
    jobs.register(ANNOUNCE, () => this.announce());
  }

  /** Announces the versions that this release brings, unless they were; what was broken off begins again and tells nobody twice. */
  async announce(): Promise<void> {
    for (const document of LEGAL_DOCUMENTS) {
      const values = { document, version: CONSENT_VERSIONS[document] };
      const { uuid, isFinished } = found(await this.database.row(BEGIN_ANNOUNCEMENT, values));
      if (!isFinished) await this.#tell(uuid, PATHS[document]);
    }
  }

  async #tell(announcement: string, path: string): Promise<void> {
    for (let after: string | null = null; ;) {
      const people = await this.database.rows(PEOPLE_TO_TELL, { announcement, after, limit: BATCH });
      const receivers: string[] = people.map(({ uuid }) => uuid);
      await this.notifications.tellUsers({ type: 'Legal Text', causeUuid: announcement, receivers, path });
      if (receivers.length < BATCH) break;
      after = receivers.at(-1) ?? null;
    }
    await this.database.rows(FINISH_ANNOUNCEMENT, { announcement });
  }
}
