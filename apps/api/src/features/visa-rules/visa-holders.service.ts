import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { Touched } from './visa-rules.policy.js';
import { VisaRulesQueries } from './visa-rules.queries.js';

/** Has people told that the rules of their visa are others now. */
export const TELL_HOLDERS: JobKind<{ touched: Touched[] }> = { name: 'visaRules.tellHolders' };

const BATCH = 200;
/** Where each posting says what the rules come to. */
const PATH = '/announcement';

/** People who have told their visa. */
@Injectable()
export class VisaHolders {
  constructor(
    private readonly queries: VisaRulesQueries,
    private readonly notifications: NotificationsService,
    jobs: Jobs,
  ) {
    jobs.register(TELL_HOLDERS, async ({ touched }) => {
      for (const people of touched) await this.#tell(people);
    });
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
