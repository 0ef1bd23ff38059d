import { Injectable } from '@nestjs/common';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { Database } from '../../platform/database/database.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { shippedOf, type Touched, touchedByRelease } from './visa-rules.policy.js';
import { VisaRulesQueries } from './visa-rules.queries.js';
import { REMEMBER_SHIPPED } from './visa-rules.statements.js';

/** Has people told that the rules of their visa are others now. */
export const TELL_HOLDERS: JobKind<{ touched: Touched[] }> = { name: 'visaRules.tellHolders' };

/** The same, where it is a release that brought other rules. */
export const TELL_OF_RELEASE: JobKind = { name: 'visaRules.tellOfRelease', atStart: true };

const BATCH = 200;
/** Where each posting says what the rules come to. */
const PATH = '/announcement';

/** People who have told their visa. */
@Injectable()
export class VisaHolders {
  constructor(
    private readonly queries: VisaRulesQueries,
    private readonly notifications: NotificationsService,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {
    jobs.register(TELL_HOLDERS, async ({ touched }) => {
      for (const people of touched) await this.#tell(people);
    });
    jobs.register(TELL_OF_RELEASE, () => this.database.transaction(() => this.#compareReleases()));
  }

  /** The first start has nothing to compare with, and nobody to tell. */
  async #compareReleases(): Promise<void> {
    const [before, now] = [await this.queries.shipped(), shippedOf(VISA_RULES)];
    await this.database.rows(REMEMBER_SHIPPED, { rules: JSON.stringify(now) });
    const touched = before.length > 0 ? touchedByRelease(before, now) : [];
    if (touched.length > 0) await this.jobs.send(TELL_HOLDERS, { touched });
  }

  /** Twice tells nobody twice: what was not read yet is no news again. */
  async #tell(people: Touched): Promise<void> {
    for (let after: string | null = null; ;) {
      const receivers: string[] = await this.queries.holders(people, { after, limit: BATCH });
      await this.notifications.notifyUsers({ type: 'Visa Rule', receivers, path: PATH });
      if (receivers.length < BATCH) return;
      after = receivers.at(-1) ?? null;
    }
  }
}
