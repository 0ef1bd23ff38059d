import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { MailSender } from './mail-sender.js';
import { CLEAR_MAILS } from './mail.statements.js';
import { CLEAR_MARKED, CLEAR_REFUSED } from './refused-addresses.statements.js';
import { SEND_DIGEST, SEND_MAIL } from './mails.service.js';

const CLEAN_UP: JobKind = { name: 'mail.cleanUp', cron: '37 4 * * *' };
const BATCH = 1_000;

/** Background work on mails. */
@Injectable()
export class MailWorker {
  constructor(jobs: Jobs, sender: MailSender, database: Database) {
    for (const kind of [SEND_MAIL, SEND_DIGEST]) jobs.register(kind, ({ uuid }) => sender.deliver(uuid));
    jobs.register(CLEAN_UP, async () => {
      while ((await database.rows(CLEAR_MAILS, { batch: BATCH })).length > 0);
      while ((await database.rows(CLEAR_REFUSED, { batch: BATCH })).length > 0);
      while ((await database.rows(CLEAR_MARKED, { batch: BATCH })).length > 0);
    });
  }
}
