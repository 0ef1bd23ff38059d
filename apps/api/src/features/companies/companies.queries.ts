import * as v from 'valibot';
import { Injectable } from '@nestjs/common';
import { foldCase, normalizeText } from '@haiko/shared/rules/text';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { companyOf, USER_CARD } from '../users/users.queries.js';
import type { CompaniesArgs } from './companies.inputs.js';
import {
  type CompanyDetailView,
  type CompanyNotificationView,
  myCompanyView,
  companyNotificationView,
  type MyCompanyStatusView,
  type ReviewedCompanyRow,
  type ReviewedCompanyView,
  reviewedCompanyView,
} from './companies.views.js';
import { isFriendsCompany, isOwnCompany, reviewableFrom } from './impartial-reviews.js';

const COMPANY = `
  c.uuid, c.company_name as "companyName", c.business_registration_number as "businessRegistrationNumber",
  c.homepage_url as "homepageUrl", c.logo_file_name as "logoFileName", l.path as "logoPath",
  c.registration_file_name as "registrationFileName", r.path as "registrationPath", c.manager_name as "managerName",
  c.manager_phone as "managerPhone", c.manager_mobile as "managerMobile", c.manager_email as "managerEmail",
  c.rejection_cause as "rejectionCause", c.rejection_reason as "rejectionReason", c.status, c.updated_at as "updatedAt"`;
/** Whoever has not deleted a company has its certificate (ck_companies_certificate). */
const SHAPES = { registrationPath: v.string() };
const FILES = 'left join files l on l.uuid = c.logo_file_uuid left join files r on r.uuid = c.registration_file_uuid';

const OWN = statement(
  'companies.own',
  `select ${COMPANY}, c.owner_uuid = :viewer as "isOwner" from companies c ${FILES} where c.uuid = ${companyOf(':viewer')}`,
  SHAPES,
);

/** Unread ones from ix_company_notifications_unread. A rejection takes the approval back: that there was one, postings tell. */
const STATUS = statement(
  'companies.status',
  `
    select c.status, c.owner_uuid = :viewer as "isOwner",
      c.status in ('approved', 'resubmitted') and (c.approved_at is not null or exists (
        select from job_postings p where p.company_uuid = c.uuid and p.deleted_at is null)) as "managesPostings", (
      select count(*)::int from company_notifications n where n.company_uuid = c.uuid and n.read_at is null) as unread
    from companies c where c.uuid = ${companyOf(':viewer')}`,
);

const NOTIFICATION = `
  n.uuid, n.created_at as "createdAt", n.type, n.rejection_cause as "rejectionCause", n.rejection_reason as "rejectionReason",
  n.job_posting_uuid as "jobPostingUuid", p.title ->> p.original_language as "jobPostingTitle", n.read_at is not null as "isRead", c.uuid as "companyUuid", c.company_name as "companyName", c.status`;
const WITH_POSTING = `company_notifications n join companies c on c.uuid = n.company_uuid left join job_postings p on p.uuid = n.job_posting_uuid`;

/** Keys from ix_company_notifications_newest. */
export const NOTIFICATIONS = statement(
  'companies.notifications',
  `
    select ${NOTIFICATION} from ${WITH_POSTING} where n.company_uuid = ${companyOf(':viewer')}
    order by n.created_at desc, n.uuid desc offset :skip limit :limit`,
);

const NOTIFICATIONS_TOTAL = statement(
  'companies.notificationsTotal',
  `select count(*)::int as total from company_notifications n where n.company_uuid = ${companyOf(':viewer')}`,
);

const ONE_NOTIFICATION = statement(
  'companies.notification',
  `
    select ${NOTIFICATION} from ${WITH_POSTING} where n.company_uuid = ${companyOf(':viewer')} and n.uuid = :notification`,
);

const REVIEWED = `${COMPANY}, c.created_at as "createdAt", c.submitted_at as "submittedAt",
  c.business_status as "businessStatus", c.business_checked_at as "businessCheckedAt", c.business_closed_at as "businessClosedAt",
  to_char(c.business_ended_on, 'YYYY-MM-DD') as "businessEndedOn",
  ${isOwnCompany(':viewer')} as "isOwn", ${isFriendsCompany(':viewer')} as "isFriends",
  ${reviewableFrom(':viewer')} as "decidableFrom",
  ${USER_CARD} as owner`;
const WITH_OWNER = `companies c ${FILES} join users u on u.uuid = c.owner_uuid`;
const NAMED = (keyword: string) => `(${keyword}::text is null
  or ${foldedTextHas('c.company_name', keyword)}
  or strpos(c.business_registration_number, ${keyword}) > 0)`;

/** The keyword is folded. Keys from ix_companies_newest. */
export const COMPANIES = statement(
  'companies.newest',
  `
    select ${REVIEWED} from ${WITH_OWNER} where c.deleted_at is null and ${NAMED(':keyword?')}
    order by c.submitted_at desc, c.uuid desc offset :skip limit :limit`,
  SHAPES,
);

/** As COMPANIES, Keys from ix_companies_of_status. */
export const COMPANIES_OF_STATUS = statement(
  'companies.ofStatus',
  `
    select ${REVIEWED} from ${WITH_OWNER} where c.deleted_at is null and c.status = :status and ${NAMED(':keyword?')}
    order by c.submitted_at desc, c.uuid desc offset :skip limit :limit`,
  SHAPES,
);

const COMPANIES_TOTAL = statement(
  'companies.total',
  `
    select count(*)::int as total from companies c
    where c.deleted_at is null and (:status?::varchar is null or c.status = :status?) and ${NAMED(':keyword?')}`,
);

const ONE_REVIEWED = statement(
  'companies.reviewed',
  `select ${REVIEWED} from ${WITH_OWNER} where c.uuid = :company and c.deleted_at is null`,
  SHAPES,
);

/** Every read of companies and of what they are told. */
@Injectable()
export class CompaniesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  async own(reader: Reader<Viewer>): Promise<CompanyDetailView | null> {
    const row = await this.database.row(OWN, { viewer: reader.viewer.uuid });
    return row ? myCompanyView(row, reader, (path) => this.links.sign(path)) : null;
  }

  async status(viewer: Viewer): Promise<MyCompanyStatusView> {
    const row = await this.database.row(STATUS, { viewer: viewer.uuid });
    return {
      status: row?.status ?? '',
      newNotificationCount: String(row?.unread ?? 0),
      isOwner: row?.isOwner ?? false,
      managesPostings: row?.managesPostings ?? false,
    };
  }

  /** How many notifications of the company this person has not read. */
  async unread(userUuid: string): Promise<number> {
    return (await this.database.row(STATUS, { viewer: userUuid }))?.unread ?? 0;
  }

  notifications(
    reader: Reader<Viewer>,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<CompanyNotificationView>> {
    const { uuid } = reader.viewer;
    return readPage({
      take,
      rows: (limit) => this.database.rows(NOTIFICATIONS, { viewer: uuid, skip, limit }),
      toItem: (row) => companyNotificationView(row, reader),
      total: wantsTotal && (() => this.database.total(NOTIFICATIONS_TOTAL, { viewer: uuid })),
    });
  }

  async notification(reader: Reader<Viewer>, uuid: string): Promise<CompanyNotificationView | null> {
    const row = await this.database.row(ONE_NOTIFICATION, { viewer: reader.viewer.uuid, notification: uuid });
    return row ? companyNotificationView(row, reader) : null;
  }

  /** For reviewers: what was handed in last comes first. */
  companies(
    reader: Reader<Viewer>,
    { status, keyword, skip, take }: CompaniesArgs,
    wantsTotal: boolean,
  ): Promise<Page<ReviewedCompanyView>> {
    const viewer = reader.viewer.uuid;
    const sought = keyword ? foldCase(normalizeText(keyword).normalize('NFKC')) : null;
    return readPage({
      take,
      rows: (limit) =>
        status
          ? this.database.rows(COMPANIES_OF_STATUS, { skip, limit, keyword: sought, status, viewer })
          : this.database.rows(COMPANIES, { skip, limit, keyword: sought, viewer }),
      toItem: (row) => this.#reviewed(row, reader),
      total: wantsTotal && (() => this.database.total(COMPANIES_TOTAL, { keyword: sought, status: status ?? null })),
    });
  }

  async reviewed(reader: Reader<Viewer>, uuid: string): Promise<ReviewedCompanyView | null> {
    const row = await this.database.row(ONE_REVIEWED, { company: uuid, viewer: reader.viewer.uuid });
    return row ? this.#reviewed(row, reader) : null;
  }

  #reviewed(row: ReviewedCompanyRow, reader: Reader<Viewer>): ReviewedCompanyView {
    return reviewedCompanyView(row, reader, (path) => this.links.signForReviewer(path, reader.viewer));
  }
}
