import { Injectable } from '@nestjs/common';
import type { CompanyStatus } from '@haiko/shared/companies';
import { foldCase, normalizeText } from '@haiko/shared/rules/text';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { USER_CARD } from '../users/users.queries.js';
import type { CompaniesArgs } from './companies.inputs.js';
import {
  type CompanyDetailView,
  type CompanyNotificationRow,
  type CompanyNotificationView,
  type CompanyRow,
  companyDetailView,
  companyNotificationView,
  type MyCompanyStatusView,
  type ReviewedCompanyRow,
  type ReviewedCompanyView,
  reviewedCompanyView,
} from './companies.views.js';

const COMPANY = `
  c.uuid, c.company_name as "companyName", c.business_registration_number as "businessRegistrationNumber",
  c.homepage_url as "homepageUrl", c.logo_file_name as "logoFileName", l.path as "logoPath",
  c.registration_file_name as "registrationFileName", r.path as "registrationPath", c.manager_name as "managerName",
  c.manager_phone as "managerPhone", c.manager_mobile as "managerMobile", c.manager_email as "managerEmail",
  c.rejection_reason as "rejectionReason", c.status, c.updated_at as "updatedAt"`;
const FILES = 'left join files l on l.uuid = c.logo_file_uuid left join files r on r.uuid = c.registration_file_uuid';

/** $1 owner. */
const OWN: Statement = {
  name: 'companies.own',
  text: `select ${COMPANY} from companies c ${FILES} where c.owner_uuid = $1 and c.deleted_at is null`,
};

/** $1 owner. Unread ones from ix_company_notifications_unread. */
const STATUS: Statement = {
  name: 'companies.status',
  text: `
    select c.status, (
      select count(*)::int from company_notifications n where n.company_uuid = c.uuid and n.read_at is null) as unread
    from companies c where c.owner_uuid = $1 and c.deleted_at is null`,
};

const NOTIFICATION = `
  n.uuid, n.created_at as "createdAt", n.type, n.rejection_reason as "rejectionReason",
  n.read_at is not null as "isRead", c.uuid as "companyUuid", c.company_name as "companyName", c.status`;
const OF_OWNER = 'company_notifications n join companies c on c.uuid = n.company_uuid';

/** $1 owner, $2 skip, $3 limit. Keys from ix_company_notifications_newest. */
export const NOTIFICATIONS: Statement = {
  name: 'companies.notifications',
  text: `
    select ${NOTIFICATION} from ${OF_OWNER} where c.owner_uuid = $1 and c.deleted_at is null
    order by n.created_at desc, n.uuid desc offset $2 limit $3`,
};

const NOTIFICATIONS_TOTAL: Statement = {
  name: 'companies.notificationsTotal',
  text: `select count(*)::int as total from ${OF_OWNER} where c.owner_uuid = $1 and c.deleted_at is null`,
};

/** $1 owner, $2 notification. */
const ONE_NOTIFICATION: Statement = {
  name: 'companies.notification',
  text: `
    select ${NOTIFICATION} from ${OF_OWNER} where c.owner_uuid = $1 and c.deleted_at is null and n.uuid = $2`,
};

const REVIEWED = `${COMPANY}, c.created_at as "createdAt", c.submitted_at as "submittedAt",
  ${USER_CARD} as owner`;
const WITH_OWNER = `companies c ${FILES} join users u on u.uuid = c.owner_uuid`;
const NAMED = (keyword: string) => `(${keyword}::text is null
  or ${foldedTextHas('c.company_name', keyword)}
  or strpos(c.business_registration_number, ${keyword}) > 0)`;

/** $1 skip, $2 limit, $3 keyword, folded, or null. Keys from ix_companies_newest. */
export const COMPANIES: Statement = {
  name: 'companies.newest',
  text: `
    select ${REVIEWED} from ${WITH_OWNER} where c.deleted_at is null and ${NAMED('$3')}
    order by c.submitted_at desc, c.uuid desc offset $1 limit $2`,
};

/** As COMPANIES, $4 status. Keys from ix_companies_of_status. */
export const COMPANIES_OF_STATUS: Statement = {
  name: 'companies.ofStatus',
  text: `
    select ${REVIEWED} from ${WITH_OWNER} where c.deleted_at is null and c.status = $4 and ${NAMED('$3')}
    order by c.submitted_at desc, c.uuid desc offset $1 limit $2`,
};

/** $1 keyword or null, $2 status or null. */
const COMPANIES_TOTAL: Statement = {
  name: 'companies.total',
  text: `
    select count(*)::int as total from companies c
    where c.deleted_at is null and ($2::varchar is null or c.status = $2) and ${NAMED('$1')}`,
};

const ONE_REVIEWED: Statement = {
  name: 'companies.reviewed',
  text: `select ${REVIEWED} from ${WITH_OWNER} where c.uuid = $1 and c.deleted_at is null`,
};

/** Every read of companies and of what they are told. */
@Injectable()
export class CompaniesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  async own(viewer: Viewer): Promise<CompanyDetailView | null> {
    const row = await this.database.row<CompanyRow>(OWN, [viewer.uuid]);
    return row ? companyDetailView(row, (path) => this.links.sign(path)) : null;
  }

  async status(viewer: Viewer): Promise<MyCompanyStatusView> {
    const row = await this.database.row<{ status: CompanyStatus; unread: number }>(STATUS, [viewer.uuid]);
    return { status: row?.status ?? '', newNotificationCount: String(row?.unread ?? 0) };
  }

  /** How many notifications of the company this person has not read. */
  async unread(userUuid: string): Promise<number> {
    return (await this.database.row<{ unread: number }>(STATUS, [userUuid]))?.unread ?? 0;
  }

  notifications(
    reader: Reader<Viewer>,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<CompanyNotificationView>> {
    const { uuid } = reader.viewer;
    return readPage({
      take,
      rows: (limit) => this.database.rows<CompanyNotificationRow>(NOTIFICATIONS, [uuid, skip, limit]),
      toItem: (row) => companyNotificationView(row, reader),
      total: wantsTotal && (() => this.#total(NOTIFICATIONS_TOTAL, [uuid])),
    });
  }

  async notification(reader: Reader<Viewer>, uuid: string): Promise<CompanyNotificationView | null> {
    const row = await this.database.row<CompanyNotificationRow>(ONE_NOTIFICATION, [reader.viewer.uuid, uuid]);
    return row ? companyNotificationView(row, reader) : null;
  }

  /** For reviewers: what was handed in last comes first. */
  companies(
    reader: Reader<Viewer>,
    { status, keyword, skip, take }: CompaniesArgs,
    wantsTotal: boolean,
  ): Promise<Page<ReviewedCompanyView>> {
    const sought = keyword ? foldCase(normalizeText(keyword).normalize('NFKC')) : null;
    return readPage({
      take,
      rows: (limit) =>
        status
          ? this.database.rows<ReviewedCompanyRow>(COMPANIES_OF_STATUS, [skip, limit, sought, status])
          : this.database.rows<ReviewedCompanyRow>(COMPANIES, [skip, limit, sought]),
      toItem: (row) => this.#reviewed(row, reader),
      total: wantsTotal && (() => this.#total(COMPANIES_TOTAL, [sought, status ?? null])),
    });
  }

  async reviewed(reader: Reader<Viewer>, uuid: string): Promise<ReviewedCompanyView | null> {
    const row = await this.database.row<ReviewedCompanyRow>(ONE_REVIEWED, [uuid]);
    return row ? this.#reviewed(row, reader) : null;
  }

  #reviewed(row: ReviewedCompanyRow, reader: Reader<Viewer>): ReviewedCompanyView {
    return reviewedCompanyView(row, reader, (path) => this.links.sign(path));
  }

  async #total(statement: Statement, values: unknown[]): Promise<number> {
    return (await this.database.row<{ total: number }>(statement, values))?.total ?? 0;
  }
}
