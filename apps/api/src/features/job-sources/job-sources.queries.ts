import { Injectable } from '@nestjs/common';
import { OTHER_JOB } from '@haiko/shared/reference/kecoJobs';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { feedsOf } from '../job-imports/feed-address.js';
import { JobImportsQueries } from '../job-imports/job-imports.queries.js';
import { OPEN_POSTING, TODAY } from '../job-postings/job-postings.queries.js';
import { WORK24 } from '../work24/work24-posting.js';
import { Work24Queries } from '../work24/work24.queries.js';
import { conditionOf, refusedByReason } from './job-sources.policy.js';
import type { JobSourceView, TranslatedTexts } from './job-sources.views.js';

/** Every source there is, once. */
const NAMES = `
  select unnest(:settings::varchar[]) as source
  union select source from job_imports
  union select source from job_source_stops
  union select source from job_table_sources`;

const SOURCES_TOTAL = statement('jobSources.total', `select count(*)::int as total from (${NAMES}) as names`);

/**
 * Those of the settings first, then those of which something came last; only that of `name` where one is given. An import that was
 * interrupted or stopped says nothing of the source.
 */
const SOURCES = statement(
  'jobSources.all',
  `
    with names as (${NAMES}), imports as (
      select source, max(started_at) as last_at, max(started_at) filter (where finished_at is not null) as good_at
      from job_imports group by source
    )
    select n.source, n.source = any(:settings::varchar[]) as "isSet", stop.stopped_at as "stoppedAt",
      (select min(i.started_at) from job_imports i
       where i.source = n.source and i.error not in ('INTERRUPTED', 'STOPPED')
         and i.started_at > coalesce(imports.good_at, '-infinity')) as "failingSince",
      tables.name as "tableName", tables.url as link, tables.notice,
      postings.open as "openPostings", postings.without_job as "postingsWithoutJob",
      (select count(*)::int from job_postings p
       where p.source = n.source and p.hidden_reason = 'SOURCE_STOPPED' and p.closed_at is null and p.deleted_at is null
         and p.deadline_date >= ${TODAY}) as "hiddenPostings"
    from names n
    left join imports on imports.source = n.source
    left join job_source_stops stop on stop.source = n.source
    left join job_table_sources tables on tables.source = n.source
    cross join lateral (
      select count(*)::int as open, count(*) filter (where not exists (
        select from job_posting_categories c where c.posting_uuid = p.uuid and c.sub_id <> ${OTHER_JOB.subId}))::int as without_job
      from job_postings p where p.source = n.source and ${OPEN_POSTING}
    ) as postings
    where :name?::varchar is null or n.source = :name?
    order by 2 desc, imports.last_at desc nulls last, 1 offset :skip limit :limit`,
);

/** Every read of sources of imported postings. */
@Injectable()
export class JobSourcesQueries {
  constructor(
    private readonly database: Database,
    private readonly imports: JobImportsQueries,
    private readonly work24: Work24Queries,
    private readonly config: AppConfig,
  ) {}

  /** Those of the settings, and others of which something came in the last months. */
  page({ skip, take }: PageArgs, wantsTotal: boolean): Promise<Page<JobSourceView>> {
    return readPage({
      take,
      rows: (limit) => this.#read({ name: null, skip, limit }),
      toItem: (source) => source,
      total: wantsTotal && (() => this.database.total(SOURCES_TOTAL, { settings: this.#settings() })),
    });
  }

  /** Undefined where there is none of this name. */
  async byName(source: string): Promise<JobSourceView | undefined> {
    return (await this.#read({ name: source, skip: 0, limit: 1 }))[0];
  }

  async #read(which: { name: string | null; skip: number; limit: number }): Promise<JobSourceView[]> {
    const now = new Date();
    const [sources, imports, work24] = [
      await this.database.rows(SOURCES, { settings: this.#settings(), ...which }),
      await this.imports.lastOfEach(),
      await this.work24.read(),
    ];
    const progress = { ...work24, listHours: this.config.work24.listHours };
    return sources.map(({ tableName, ...each }) => {
      const lastImport = imports.find(({ source }) => source === each.source);
      return {
        ...each,
        ...conditionOf({ ...each, tableName, lastImport }, progress, now),
        translated: this.#translated(each.source),
        lastImport: lastImport ?? null,
        refused: refusedByReason(lastImport),
      };
    });
  }

  #settings(): string[] {
    const feeds = feedsOf(this.config.jobFeeds.list, this.config).map(({ source }) => source);
    return this.config.work24.key === undefined ? feeds : [WORK24, ...feeds];
  }

  #translated(source: string): TranslatedTexts {
    const { untranslated, titlesOnly } = this.config.jobFeeds;
    if (untranslated.includes(source)) return 'NOTHING';
    return titlesOnly.includes(source) ? 'TITLES' : 'ALL';
  }
}
