import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { setJobPostingState } from '@haiko/shared/contract/jobPostings';
import type { DecisionReason } from '@haiko/shared/reports';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage, languageOfEdit } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { AuditService } from '../audit/audit.service.js';
import { correctLanguage } from '../translations/correct-language.js';
import { DirectDecisions } from '../reports/direct-decisions.service.js';
import { CompanyClosures } from '../companies/company-closures.js';
import { columnsOf } from './job-posting.columns.js';
import { JobPostingTextsService } from './job-posting-texts.service.js';

import { canDeletePosting, type LockedPosting } from './job-postings.policy.js';
import { JobPostingsQueries } from './job-postings.queries.js';
import {
  CLOSE_POSTING,
  CLOSE_POSTINGS_OF_COMPANY,
  DELETE_POSTING,
  EXPIRE_POSTINGS,
  INSERT_POSTING,
  LOCK_POSTING,
  SET_CATEGORIES,
  SET_LANGUAGE_LEVELS,
  SET_REGIONS,
  SET_VISAS,
  UPDATE_POSTING,
  WRITING_COMPANY,
} from './job-postings.statements.js';
import type { JobPostingView } from './job-postings.views.js';
import { assertIsLawful, type JobPostingInput, type JobPostingRow, type NewPosting, postingOf } from './new-posting.js';

interface Block {
  isBlocked: boolean;
  /** For the audit log. */
  reason: string;
  cause?: DecisionReason | null;
}

/** What happens to postings: each write is one transaction. */
@Injectable()
export class JobPostingsService {
  constructor(
    private readonly database: Database,
    private readonly queries: JobPostingsQueries,
    private readonly texts: JobPostingTextsService,
    private readonly audit: AuditService,
    private readonly direct: DirectDecisions,
    closures: CompanyClosures,
  ) {
    closures.register('job-postings', (companyUuid) =>
      database.rows(CLOSE_POSTINGS_OF_COMPANY, { company: companyUuid }),
    );
  }

  /**
   * `key` is the client's for this write: the same one again returns the posting that it made. Throws `COMPANY_NOT_APPROVED`
   * unless the viewer's company is approved at this moment, `BELOW_MINIMUM_WAGE` where it pays too little,
   * `FORBIDDEN_WISH` where it looks for people by what the law forbids.
   */
  async create(reader: Reader<Viewer>, input: JobPostingInput, key: string | null): Promise<JobPostingView> {
    const { viewer } = reader;
    const write = { userUuid: viewer.uuid, scope: 'job-posting', key, body: input } as const;
    const make = async (newUuid: string | null) =>
      found(await this.queries.byUuid(reader, await this.#insert(viewer, input, newUuid)));
    return withIdempotencyKey(this.database, write, { make, read: (uuid) => this.queries.byUuid(reader, uuid) });
  }

  /**
   * The rows of a table, each as `create` does and in a transaction of its own: those that an earlier call has written, or that were
   * deleted since, are passed over. Refuses all of them where the rules forbid one, and says which one.
   */
  async createRows(viewer: Viewer, rows: readonly JobPostingRow[]): Promise<{ written: number }> {
    for (const [index, { posting }] of rows.entries()) assertIsLawful(posting, `rows.${index}.posting.`);
    for (const { key, posting } of rows) {
      const write = { userUuid: viewer.uuid, scope: 'job-posting', key, body: posting } as const;
      const make = async (newUuid: string | null) => ({ uuid: await this.#insert(viewer, posting, newUuid) });
      await withIdempotencyKey(this.database, write, { make, read: async (uuid) => ({ uuid }) });
    }
    return { written: rows.length };
  }

  /**
   * Replaces the whole posting. A changed text loses its translations, an unchanged one keeps them. Throws `CHANGED_MEANWHILE`
   * where it is not as its company has seen it (`updatedAt`) any more.
   */
  async update(reader: Reader<Viewer>, uuid: string, input: JobPostingInput): Promise<JobPostingView> {
    await this.database.transaction(async () => {
      const before = await this.#lockOwn(reader.viewer, uuid);
      assertIsLawful(input);
      const posting = postingOf(input, (text) => languageOfEdit(before, text));
      const values = {
        uuid,
        posting: JSON.stringify(columnsOf(posting.columns)),
        expectedVersion: input.updatedAt ?? null,
      };
      assertRule((await this.database.row(UPDATE_POSTING, values)) !== undefined, 'CHANGED_MEANWHILE');
      await this.#setParts(uuid, posting);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async correctLanguage(reader: Reader<Viewer>, uuid: string, language: Language): Promise<JobPostingView> {
    await this.database.transaction(async () => {
      const { originalLanguage } = await this.#lockOwn(reader.viewer, uuid);
      await correctLanguage(this.database, this.texts, { uuid, originalLanguage }, language);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** Closes a posting or opens it again; one whose deadline is over needs a new deadline first. */
  async setState(
    reader: Reader<Viewer>,
    uuid: string,
    { state, isFilled }: BodyOf<typeof setJobPostingState>,
  ): Promise<JobPostingView> {
    await this.database.transaction(async () => {
      const { isOver } = await this.#lockOwn(reader.viewer, uuid);
      if (state === 'OPEN' && isOver) {
        throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'deadlineDate', code: 'OUT_OF_RANGE' }] });
      }
      await this.database.rows(CLOSE_POSTING, {
        posting: uuid,
        isClosed: state === 'CLOSED',
        isFilled: isFilled ?? false,
      });
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** What an administrator deletes is a decision: who answers for it is told the `cause`, and may appeal. */
  async remove(viewer: Viewer, uuid: string, cause: DecisionReason | null): Promise<void> {
    const target = targetOf(uuid);
    await this.direct.act(async () => {
      if (viewer.role === 'ADMIN') await this.direct.lock(target);
      const posting = await this.#lock(viewer, uuid);
      assertRule(canDeletePosting(viewer, posting), 'FORBIDDEN');
      if (posting.isOwn) return void (await this.database.rows(DELETE_POSTING, { posting: uuid }));
      await this.direct.decide(viewer, thingOf(posting), 'DELETE', { reason: cause, note: null });
      await this.audit.record(viewer, { action: 'deleteJobPosting', ...target });
    });
  }

  /**
   * An administrator takes a posting from everybody's sight but its company's, or lets it be seen again, whatever case hides it. Throws as a
   * decision does for what is of the own company or a friend's.
   */
  async block(reader: Reader<Viewer>, uuid: string, { isBlocked, reason, cause }: Block): Promise<JobPostingView> {
    const { viewer } = reader;
    await this.direct.act(async () => {
      await this.direct.lock(targetOf(uuid));
      const posting = thingOf(found(await this.database.row(LOCK_POSTING, { posting: uuid, viewer: viewer.uuid })));
      if (isBlocked) await this.direct.hide(viewer, posting, { reason: cause ?? null, note: reason });
      else await this.direct.show(viewer, posting, { note: reason });
      const action = isBlocked ? 'blockJobPosting' : 'unblockJobPosting';
      await this.audit.record(viewer, { action, ...targetOf(uuid), detail: reason });
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** Marks what ended at midnight. Readers see it as expired from midnight on, whenever this runs. */
  async expire(): Promise<void> {
    await this.database.rows(EXPIRE_POSTINGS);
  }

  async #insert(viewer: Viewer, input: JobPostingInput, newUuid: string | null): Promise<string> {
    const company = await this.database.row(WRITING_COMPANY, { user: viewer.uuid });
    if (!company) throw new AppError('COMPANY_NOT_APPROVED');
    assertIsLawful(input);
    const posting = postingOf(input, (text) => detectLanguage(text, viewer.language));
    const values = { company: company.uuid, posting: JSON.stringify(columnsOf(posting.columns)), uuid: newUuid };
    const { uuid } = found(await this.database.row(INSERT_POSTING, values));
    await this.#setParts(uuid, posting);
    return uuid;
  }

  async #setParts(uuid: string, { columns, regions, jobCategories, visas, languageLevels }: NewPosting) {
    const ids = (pairs: NewPosting['visas']) => ({
      mains: pairs.map(({ mainId }) => mainId),
      subs: pairs.map(({ subId }) => subId),
    });
    await this.database.rows(SET_REGIONS, {
      posting: uuid,
      language: columns.originalLanguage,
      regions: JSON.stringify(regions),
    });
    await this.database.rows(SET_CATEGORIES, { posting: uuid, ...ids(jobCategories) });
    await this.database.rows(SET_VISAS, { posting: uuid, ...ids(visas) });
    await this.database.rows(SET_LANGUAGE_LEVELS, { posting: uuid, levels: languageLevels });
    await this.texts.contentChanged(uuid);
  }

  /** Whoever cannot see a posting does not learn that there is one. */
  async #lock(viewer: Viewer, uuid: string): Promise<LockedPosting> {
    const posting = found(await this.database.row(LOCK_POSTING, { posting: uuid, viewer: viewer.uuid }));
    assertRule(posting.isVisible || canDeletePosting(viewer, posting), 'NOT_FOUND');
    return posting;
  }

  async #lockOwn(viewer: Viewer, uuid: string): Promise<LockedPosting> {
    const posting = await this.#lock(viewer, uuid);
    assertRule(posting.isOwn, 'FORBIDDEN');
    assertRule(posting.isListed, 'COMPANY_NOT_APPROVED');
    return posting;
  }
}

function targetOf(uuid: string) {
  return { targetType: 'job-posting', targetUuid: uuid } as const;
}

/** As a decision names it: its owner answers for a company. */
function thingOf({ uuid, ownerUuid, text }: LockedPosting) {
  return { ...targetOf(uuid), authorUuid: ownerUuid, excerpt: text };
}
