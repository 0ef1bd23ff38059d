import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PROPOSE, WageDefaultersService } from './wage-defaulters.service.js';

/** Background work on wage defaulters. */
@Injectable()
export class WageDefaultersWorker {
  constructor(jobs: Jobs, defaulters: WageDefaultersService) {
    jobs.register(PROPOSE, () => defaulters.propose());
  }
}
