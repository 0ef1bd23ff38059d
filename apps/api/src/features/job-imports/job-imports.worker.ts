import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { type Feed, feedsOf } from './feed-address.js';
import { JobImportsService } from './job-imports.service.js';

/** Not at every start as well: who cannot wait for a new feed has the command. */
export const TICK: JobKind = { name: 'jobImports.tick', cron: '23 */4 * * *' };
/** Few tries: the next tick is not far, and a feed that is broken is seen among the dead jobs the sooner. */
const REFRESH: JobKind<{ source: string }> = { name: 'jobImports.refresh', retryLimit: 2, parallel: 2 };
/** Less than what a job is given before it counts as lost and another process does it as well. */
const MOST_MS = 14 * 60_000;

/** Imports the feeds of the settings. Each is a job of its own: what is wrong with one harms no other. */
@Injectable()
export class JobImportsWorker {
  readonly #feeds: readonly Feed[];

  constructor(jobs: Jobs, imports: JobImportsService, config: AppConfig) {
    this.#feeds = feedsOf(config.jobFeeds.list, config);
    jobs.handle(TICK, async () => {
      for (const { source } of this.#feeds) await jobs.send(REFRESH, { source }, { once: source });
    });
    jobs.handle(REFRESH, async ({ source }) => {
      // One that is no longer among the settings has nothing to be imported from.
      const feed = this.#feeds.find((each) => each.source === source);
      if (feed) await imports.import({ source, location: feed.url }, { signal: AbortSignal.timeout(MOST_MS) });
    });
  }
}
