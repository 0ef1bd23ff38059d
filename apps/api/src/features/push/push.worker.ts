import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PushSender } from './push-sender.js';
import { DELIVER } from './push.service.js';

/** Background work on push messages. */
@Injectable()
export class PushWorker {
  constructor(jobs: Jobs, sender: PushSender) {
    jobs.register(DELIVER, (delivery) => sender.deliver(delivery));
  }
}
