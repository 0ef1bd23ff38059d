import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { LOOK_FOR_SIGNS, ScamMarks } from './scam-marks.service.js';

const CLEAN_UP: JobKind = { name: 'reports.cleanUp', cron: '19 4 * * *' };

/** Background work on what moderators decide about. */
@Injectable()
export class ReportsWorker {
  constructor(jobs: Jobs, marks: ScamMarks) {
    jobs.register(LOOK_FOR_SIGNS, (subject) => marks.look(subject));
    jobs.register(CLEAN_UP, () => marks.forgetDeleted());
  }
}
