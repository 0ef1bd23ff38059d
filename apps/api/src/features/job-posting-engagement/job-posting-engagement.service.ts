import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { ranksAs, type Reader, type Viewer } from '../../platform/access/caller.js';
import { clientNetwork } from '../../platform/access/client-network.js';
import { AppConfig } from '../../platform/config.js';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { TEXT } from '../../platform/graphql/localized.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { JobPostingsQueries } from '../job-postings/job-postings.queries.js';
import { LOCK_POSTING } from '../job-postings/job-postings.statements.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';
import { Translator } from '../machine-translation/translator.js';
import {
  CLEAR_HOT,
  COUNT_POSTING_VIEW,
  DELETE_OLD_POSTING_VIEWS,
  LOCK_HOT,
  RANK_HOT,
  SCRAP_POSTING,
  UNSCRAP_POSTING,
} from './job-posting-engagement.statements.js';

/** Somebody opened an imported posting whose description is not in their language. */
export const OPENED_IMPORTED: JobKind<{ posting: string }> = { name: 'jobPostings.openedImported', retryLimit: 2 };

/** Who saves and opens postings, and what is hot because of it. */
@Injectable()
export class JobPostingEngagementService {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly queries: JobPostingsQueries,
    private readonly jobs: Jobs,
    private readonly translator: Translator,
    private readonly security: SecurityLog,
  ) {}

  /** A posting for a reader who opens it; counts the reader once a day. Null where there is none. */
  async open(reader: Reader, uuid: string, address: string): Promise<JobPostingView | null> {
    await this.count(reader.viewer, uuid, address);
    return this.read(reader, uuid);
  }

  /** The same for whom nobody counts: a page that is being rendered, a crawler. */
  async read(reader: Reader, uuid: string): Promise<JobPostingView | null> {
    const posting =
      (await this.queries.byUuid(reader, uuid, { byRank: false })) ?? (await this.#openByRank(reader, uuid));
    if (posting && reader.viewer) await this.#wantDescription(posting, reader.language);
    return posting;
  }

  /** Counts a reader, known by a hash alone, once a day; not the posting's own company, nor where there is no such posting. */
  async count(viewer: Viewer | null, uuid: string, address: string): Promise<void> {
    const hash = keyedHash(this.config.privacySecret, 'posting-view', viewer?.uuid ?? clientNetwork(address));
    const values = { posting: uuid, reader: hash.slice(0, 22), user: viewer?.uuid ?? null };
    await bestEffort(() => this.database.rows(COUNT_POSTING_VIEW, values));
  }

  /** What only administrators see is written down when one looks, as is what the guard knows to be for them alone. */
  async #openByRank({ viewer, language }: Reader, uuid: string): Promise<JobPostingView | null> {
    if (!ranksAs(viewer, 'ADMIN')) return null;
    const posting = await this.queries.byUuid({ viewer, language }, uuid);
    if (posting) this.security.write('ADMIN_READ', viewer.uuid, { action: 'readJobPosting', target: uuid });
    return posting;
  }

  /** Saves the posting or takes that back, as `isOn` says, else as it is not. One's own may be saved, too. */
  turnScrap(viewer: Viewer, uuid: string, isOn: boolean | null): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      const posting = found(await this.database.row(LOCK_POSTING, { posting: uuid, viewer: viewer.uuid }));
      const values = { posting: uuid, user: viewer.uuid };
      if (isOn !== true && (await this.database.row(UNSCRAP_POSTING, values))) return { isScrapped: false };
      assertRule(posting.isVisible || posting.isOwn, 'NOT_FOUND');
      if (isOn === false) return { isScrapped: false };
      await this.database.rows(SCRAP_POSTING, values);
      return { isScrapped: true };
    });
  }

  /** Ranks the hot section anew; readers see the old one until the new one is there. */
  async rank(): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows(LOCK_HOT);
      await this.database.rows(CLEAR_HOT);
      await this.database.rows(RANK_HOT);
    });
    await this.database.rows(DELETE_OLD_POSTING_VIEWS);
  }

  /** Only of signed-in readers: search engines open everything, and the share of a day is small. */
  async #wantDescription({ uuid, company, originalLanguage, [TEXT]: parts }: JobPostingView, language: Language) {
    if (company.uuid !== null || parts.description[language] !== undefined) return;
    if (!this.translator.supports(originalLanguage, language)) return;
    await bestEffort(() => this.jobs.send(OPENED_IMPORTED, { posting: uuid }, { singletonKey: uuid }));
  }
}
