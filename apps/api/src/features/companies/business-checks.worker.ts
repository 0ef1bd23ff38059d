import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { BusinessChecksService } from './business-checks.service.js';

/** Asks the tax office about a company that was handed in, so that whoever reviews it knows. */
export const CHECK_BUSINESS: JobKind<{ company: string }> = { name: 'companies.checkBusiness' };
/** By day: at night the service is often under maintenance. */
const CHECK_DUE: JobKind = { name: 'companies.checkBusinesses', cron: '30 10 * * *', atStart: true };

/** Background work on the businesses of companies. */
@Injectable()
export class BusinessChecksWorker {
  constructor(jobs: Jobs, checks: BusinessChecksService) {
    jobs.register(CHECK_BUSINESS, ({ company }) => checks.check(company));
    jobs.register(CHECK_DUE, () => checks.checkDue());
  }
}
