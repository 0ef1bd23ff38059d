import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { MailNoticesService } from './mail-notices.service.js';

/** On Monday morning, so that the last of many mails is sent before the evening. */
const WRITE: JobKind = { name: 'mailNotices.write', cron: '30 9 * * 1' };

/** Background work on mail notices. */
@Injectable()
export class MailNoticesWorker {
  constructor(jobs: Jobs, notices: MailNoticesService) {
    jobs.register(WRITE, () => notices.writeDigests());
  }
}
