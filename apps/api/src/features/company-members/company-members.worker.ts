import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { CompanyMembersService } from './company-members.service.js';

const FORGET_EXPIRED: JobKind = { name: 'companyMembers.forgetExpired', cron: '25 4 * * *' };

/** Addresses of people who did not answer are not kept. */
@Injectable()
export class CompanyMembersWorker {
  constructor(jobs: Jobs, members: CompanyMembersService) {
    jobs.register(FORGET_EXPIRED, () => members.forgetExpired());
  }
}
