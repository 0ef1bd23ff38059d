import { Injectable } from '@nestjs/common';
import { type CompanyStatus, REJECTION_CAUSES } from '@haiko/shared/companies';
import { rejectionCause } from '@haiko/shared/i18n/companyMessages';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/graphql/page.js';
import { AuditService } from '../audit/audit.service.js';
import type { CompaniesArgs, ReviewCompanyArgs } from './companies.inputs.js';
import { CompaniesQueries } from './companies.queries.js';
import { APPROVE_COMPANY, LOCK_FOR_REVIEW, REJECT_COMPANY } from './companies.statements.js';
import { CompanyApprovals } from './company-approvals.js';
import { CompanyNews, type Rejection } from './company-news.service.js';
import type { RejectionCauseView, ReviewedCompanyView } from './companies.views.js';

/** A company, and when what the reviewer has seen of it was handed in. */
type Reviewed = Pick<ReviewCompanyArgs, 'uuid' | 'seenAt'>;

/** What admins do with companies; all of it is written down. */
@Injectable()
export class CompanyReviewsService {
  constructor(
    private readonly database: Database,
    private readonly queries: CompaniesQueries,
    private readonly news: CompanyNews,
    private readonly audit: AuditService,
    private readonly approvals: CompanyApprovals,
  ) {}

  /** The list shows addresses of certificates, so that looking at it is written down, too. */
  async open(reader: Reader<Viewer>, args: CompaniesArgs, wantsTotal: boolean): Promise<Page<ReviewedCompanyView>> {
    const detail = args.status ?? '';
    await this.audit.record(reader.viewer, { action: 'readCompanies', targetType: 'company', detail });
    return this.queries.companies(reader, args, wantsTotal);
  }

  /** The causes that can be given, as companies whose people read this language are told them. */
  causes(language: Language): RejectionCauseView[] {
    return REJECTION_CAUSES.map((cause) => ({ cause, text: rejectionCause(cause, language) }));
  }

  /**
   * Approving again changes nothing; throws `COMPANY_ALREADY_REVIEWED` where another admin has rejected it, and
   * `COMPANY_CHANGED` where something else was handed in since `seenAt`. Throws `FORBIDDEN` for who works there, and
   * `NEEDS_SECOND_MODERATOR` by `reviewableFrom`.
   */
  approve(reader: Reader<Viewer>, { uuid, seenAt }: Reviewed): Promise<ReviewedCompanyView> {
    return this.database.transaction(async () => {
      await this.#lock(reader.viewer, uuid);
      const decided = await this.database.row(APPROVE_COMPANY, { company: uuid, seenAt });
      if (!decided) return this.#decidedBefore(reader, { uuid, seenAt }, 'approved');
      return this.#notify(reader, decided.ownerUuid, uuid, null);
    });
  }

  /** As `approve`, the other way round; its people read why. */
  reject(reader: Reader<Viewer>, { uuid, seenAt }: Reviewed, rejection: Rejection): Promise<ReviewedCompanyView> {
    return this.database.transaction(async () => {
      await this.#lock(reader.viewer, uuid);
      const decided = await this.database.row(REJECT_COMPANY, { company: uuid, seenAt, ...rejection });
      if (!decided) return this.#decidedBefore(reader, { uuid, seenAt }, 'rejected');
      return this.#notify(reader, decided.ownerUuid, uuid, rejection);
    });
  }

  async #lock(viewer: Viewer, uuid: string): Promise<void> {
    const locked = found(await this.database.row(LOCK_FOR_REVIEW, { company: uuid, viewer: viewer.uuid }));
    assertRule(!locked.isOwn, 'FORBIDDEN');
    assertRule(locked.isReviewable, 'NEEDS_SECOND_MODERATOR');
  }

  async #decidedBefore(
    reader: Reader<Viewer>,
    { uuid, seenAt }: Reviewed,
    status: CompanyStatus,
  ): Promise<ReviewedCompanyView> {
    const company = found(await this.queries.reviewed(reader, uuid));
    assertRule(company.submittedAt.getTime() === seenAt.getTime(), 'COMPANY_CHANGED');
    assertRule(company.status === status, 'COMPANY_ALREADY_REVIEWED');
    return company;
  }

  async #notify(
    reader: Reader<Viewer>,
    ownerUuid: string,
    uuid: string,
    rejection: Rejection | null,
  ): Promise<ReviewedCompanyView> {
    const type = rejection ? 'rejection' : 'approval';
    const action = rejection ? 'rejectCompany' : 'approveCompany';
    const detail = rejection ? [rejection.cause, rejection.reason].filter(Boolean).join(': ') : '';
    if (!rejection) await this.approvals.run(uuid);
    await this.news.tell({ uuid, ownerUuid }, type, rejection ?? undefined);
    await this.audit.record(reader.viewer, { action, targetType: 'company', targetUuid: uuid, detail });
    this.audit.noteCompany(reader.viewer, uuid, type);
    return found(await this.queries.reviewed(reader, uuid));
  }
}
