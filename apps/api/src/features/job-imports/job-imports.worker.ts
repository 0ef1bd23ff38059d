import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { type Feed, feedsOf } from './feed-address.js';
import { FeedError } from './feed-error.js';
import { FEED_CRON } from './feed-timetable.js';
import { OPENED_IMPORTED } from '../job-posting-engagement/job-posting-engagement.service.js';
import { ImportedDescriptionsService } from './imported-descriptions.service.js';
import { ImportedTitlesService } from './imported-titles.service.js';
import { JobImportsService } from './job-imports.service.js';

/** Not at every start as well: who cannot wait for a new feed has the command. */
export const TICK: JobKind = { name: 'jobImports.tick', cron: FEED_CRON };
/** Few tries: the next tick is not far, and a feed that is broken is seen among the dead jobs the sooner. */
export const REFRESH: JobKind<{ source: string }> = {
  name: 'jobImports.refresh',
  retryLimit: 2,
  parallel: 2,
  // A feed may be of any size.
  heartbeatSeconds: 60,
};

const TRANSLATE: JobKind = { name: 'jobImports.translate', cron: '*/10 * * * *', atStart: true };

/** Imports the feeds of the settings. Each is a job of its own: what is wrong with one harms no other. */
@Injectable()
export class JobImportsWorker {
  readonly #feeds: readonly Feed[];

  constructor(
    jobs: Jobs,
    imports: JobImportsService,
    titles: ImportedTitlesService,
    descriptions: ImportedDescriptionsService,
    config: AppConfig,
  ) {
    this.#feeds = feedsOf(config.jobFeeds.list, config);
    jobs.register(TICK, async () => {
      for (const { source } of this.#feeds) await jobs.send(REFRESH, { source }, { singletonKey: source });
    });
    jobs.register(TRANSLATE, async () => void (await titles.translateNewest()));
    jobs.register(OPENED_IMPORTED, ({ posting }) => descriptions.translate(posting));
    jobs.register(REFRESH, async ({ source }, signal) => {
      // One that is no longer among the settings has nothing to be imported from.
      const feed = this.#feeds.find((each) => each.source === source);
      if (feed) await imports.import({ source, location: feed.url }, { signal }).catch(unlessLeftAlone);
    });
  }
}

/** What is being imported already, by the command or since the last tick, is as good; what was stopped waits to be started. */
function unlessLeftAlone(error: unknown): void {
  if (!(error instanceof FeedError) || !['RUNNING', 'STOPPED'].includes(error.problem)) throw error;
}
