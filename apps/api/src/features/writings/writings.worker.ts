import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DECIDE_REST, WritingsService } from './writings.service.js';

/** Goes on with decisions about more than fits into one transaction. */
@Injectable()
export class WritingsWorker {
  constructor(jobs: Jobs, writings: WritingsService) {
    jobs.register(DECIDE_REST, (rest) => writings.decideRest(rest));
  }
}
