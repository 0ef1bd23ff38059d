import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import {
  COMPANIES_TO_CHECK,
  RECORD_ANSWERS,
  REGISTRATION_NUMBER,
  SHOW_POSTINGS_AGAIN,
} from './business-checks.statements.js';
import { MOST_NUMBERS, readBusinessStatuses } from './business-status.js';
import { LOCK_FOR_REVIEW } from './companies.statements.js';
import { CompaniesQueries } from './companies.queries.js';
import type { ReviewedCompanyView } from './companies.views.js';
import { CompanyNews } from './company-news.service.js';

interface Registered {
  uuid: string;
  number: string;
}

/** Where administrators look at a company that is approved. */
const DESK = '/desk/companies?state=approved';

/**
 * Whether the businesses of companies are active, as the tax office says. It informs; what hides postings is that a business is
 * closed, and nothing happens where the service does not answer.
 */
@Injectable()
export class BusinessChecksService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly queries: CompaniesQueries,
    private readonly audit: AuditService,
    private readonly news: CompanyNews,
    private readonly notifications: NotificationsService,
  ) {}

  /** Asks about one company; throws where the service does not answer, and does nothing where nobody has a key. */
  async check(company: string): Promise<void> {
    const registered = await this.database.row(REGISTRATION_NUMBER, { company });
    if (registered) await this.#ask([registered]);
  }

  /** Asks about all companies whose last answer is a week old; what was answered before a failure stays answered. */
  async checkDue(): Promise<void> {
    if (!this.config.businessStatus.key) return;
    for (let isMore = true; isMore;) {
      const due = await this.database.rows(COMPANIES_TO_CHECK);
      await this.#ask(due);
      isMore = due.length === MOST_NUMBERS;
    }
  }

  /** As `check`, for an administrator who waits for the answer. Throws `PROVIDER_NOT_CONFIGURED`, `BUSINESS_STATUS_UNAVAILABLE`. */
  async checkNow(reader: Reader<Viewer>, uuid: string): Promise<ReviewedCompanyView> {
    assertRule(this.config.businessStatus.key !== undefined, 'PROVIDER_NOT_CONFIGURED');
    const registered = found(await this.database.row(REGISTRATION_NUMBER, { company: uuid }));
    await this.#ask([registered]).catch(() => {
      throw new AppError('BUSINESS_STATUS_UNAVAILABLE');
    });
    await this.audit.record(reader.viewer, { action: 'checkBusiness', targetType: 'company', targetUuid: uuid });
    return found(await this.queries.reviewed(reader, uuid));
  }

  /**
   * Shows the postings of a company although the tax office says that its business is closed, until it says so anew. Throws
   * `CHANGED_MEANWHILE` where they are hidden since another time than `seenAt`, and `FORBIDDEN` for who works there.
   */
  showPostingsAgain(reader: Reader<Viewer>, uuid: string, seenAt: Date): Promise<ReviewedCompanyView> {
    return this.database.transaction(async () => {
      const { isOwn } = found(await this.database.row(LOCK_FOR_REVIEW, { company: uuid, viewer: reader.viewer.uuid }));
      assertRule(!isOwn, 'FORBIDDEN');
      const shown = await this.database.row(SHOW_POSTINGS_AGAIN, { company: uuid, seenAt });
      const company = found(await this.queries.reviewed(reader, uuid));
      if (!shown) {
        assertRule(company.businessClosedAt === null, 'CHANGED_MEANWHILE');
        return company;
      }
      await this.news.tell({ uuid, ownerUuid: shown.ownerUuid }, 'businessOpen');
      await this.audit.record(reader.viewer, { action: 'showPostingsAgain', targetType: 'company', targetUuid: uuid });
      return company;
    });
  }

  async #ask(companies: readonly Registered[]): Promise<void> {
    const { url, key } = this.config.businessStatus;
    if (!key || companies.length === 0) return;
    const numbers = [...new Set(companies.map(({ number }) => number))];
    const answers = await readBusinessStatuses(numbers, { url, key });
    const rows = companies.map(({ uuid, number }) => ({ uuid, number, ...answers.get(number) }));
    await this.database.transaction(async () => {
      const recorded = await this.database.rows(RECORD_ANSWERS, { answers: JSON.stringify(rows) });
      for (const { wasClosed, isClosed, mayPublish, ...company } of recorded) {
        if (!mayPublish || wasClosed === isClosed) continue;
        const causeUuid = await this.news.tell(company, isClosed ? 'businessClosed' : 'businessOpen');
        if (isClosed) await this.notifications.notifyAdministrators({ causeUuid, path: DESK });
      }
    });
  }
}
