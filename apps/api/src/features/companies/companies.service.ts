import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { Events } from '../events/events.service.js';
import { FilesService } from '../files/files.service.js';
import type { RegisterCompanyInput, UpdateCompanyInput } from './companies.inputs.js';
import { changesReviewed, needsNewCertificate, statusAfterChange, waitsForReview } from './companies.policy.js';
import { CHECK_BUSINESS } from './business-checks.worker.js';
import { CompaniesQueries } from './companies.queries.js';
import {
  CLOSE_COMPANY,
  FORGET_NOTIFICATIONS,
  LOCK_OWN_COMPANY,
  MARK_COMPANY_NOTIFICATION_READ,
  OBSTACLES,
  INSERT_COMPANY,
  UPDATE_COMPANY,
} from './companies.statements.js';
import type { CompanyDetailView, CompanyNotificationView } from './companies.views.js';
import { CompanyClosures } from './company-closures.js';

type CompanyInput = RegisterCompanyInput | UpdateCompanyInput;

interface Closed {
  ownerUuid: string;
  companyName: string;
  memberUuids: string[];
  fileUuids: string[];
}

/** What owners do with their company; each write is one transaction. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly database: Database,
    private readonly queries: CompaniesQueries,
    private readonly files: FilesService,
    private readonly events: Events,
    private readonly audit: AuditService,
    private readonly closures: CompanyClosures,
    private readonly jobs: Jobs,
  ) {}

  /** Throws `COMPANY_EXISTS`, `REGISTRATION_NUMBER_TAKEN`, `FILE_NOT_FOUND`. */
  async register(reader: Reader<Viewer>, input: RegisterCompanyInput): Promise<CompanyDetailView> {
    const { viewer } = reader;
    await this.database.transaction(async () => {
      await this.#assertFree(viewer, input.businessRegistrationNumber, { isNew: true });
      const [certificate] = await this.files.attach(
        [input.businessRegistrationFileUrl],
        viewer.uuid,
        'company-registration',
      );
      const registered = await this.database.row(INSERT_COMPANY, {
        owner: viewer.uuid,
        ...valuesOf(input),
        ...(await this.#logo(viewer, input)),
        registrationFileName: input.businessRegistrationFileName,
        registrationFile: found(certificate).uuid,
      });
      const company = found(registered).uuid;
      await this.jobs.send(CHECK_BUSINESS, { company });
      this.audit.noteCompany(viewer, company, 'pending');
    });
    return found(await this.queries.own(reader));
  }

  /**
   * Replaces the company; what was reviewed and changes, and whatever was rejected, goes to review again. Throws
   * `CHANGED_MEANWHILE`, `REGISTRATION_NUMBER_TAKEN`, `REGISTRATION_FILE_REQUIRED`, `FILE_NOT_FOUND`.
   */
  async update(reader: Reader<Viewer>, uuid: string, input: UpdateCompanyInput): Promise<CompanyDetailView> {
    await this.#update(reader.viewer, uuid, input);
    return found(await this.queries.own(reader));
  }

  async #update(viewer: Viewer, uuid: string, input: UpdateCompanyInput): Promise<void> {
    await this.database.transaction(async () => {
      const before = found(
        await this.database.row(LOCK_OWN_COMPANY, {
          company: uuid,
          owner: viewer.uuid,
          expectedVersion: input.updatedAt ?? null,
        }),
      );
      // Before the files: those of the version that the caller knows may be gone by now.
      assertRule(before.isAsSeen, 'CHANGED_MEANWHILE');
      await this.#assertFree(viewer, input.businessRegistrationNumber, { isNew: false });
      const path = input.businessRegistrationFileUrl;
      if (!path) throw new AppError('REGISTRATION_FILE_REQUIRED');
      const after = { ...input, registrationFilePath: path };
      assertRule(!needsNewCertificate(before, after), 'REGISTRATION_FILE_REQUIRED');
      const [certificate] = await this.files.attach([path], viewer.uuid, 'company-registration');
      const logo = await this.#logo(viewer, input);
      const { uuid: certificateUuid } = found(certificate);
      const status = statusAfterChange(before.status, changesReviewed(before, after));
      const isOtherNumber = before.businessRegistrationNumber !== after.businessRegistrationNumber;
      await this.database.rows(UPDATE_COMPANY, {
        company: uuid,
        ...valuesOf(input),
        ...logo,
        registrationFileName: input.businessRegistrationFileName ?? before.registrationFileName,
        registrationFile: certificateUuid,
        status,
        isHandedIn: waitsForReview(status),
        isOtherNumber,
      });
      if (isOtherNumber) await this.jobs.send(CHECK_BUSINESS, { company: uuid });
      if (status !== before.status) this.audit.noteCompany(viewer, uuid, status);
      await this.files.release([
        ...(before.registrationFileUuid === certificateUuid ? [] : [before.registrationFileUuid]),
        ...(before.logoFileUuid === null || before.logoFileUuid === logo.logoFile ? [] : [before.logoFileUuid]),
      ]);
    });
  }

  /** Deletes a company: its owner, or an admin, which is written down. */
  async remove(viewer: Viewer, uuid: string): Promise<void> {
    await this.database.transaction(async () => {
      const isAdmin = viewer.role === 'ADMIN';
      const { ownerUuid, companyName, memberUuids } = await this.close(uuid, isAdmin ? null : viewer.uuid);
      if (ownerUuid !== viewer.uuid) {
        await this.audit.record(viewer, {
          action: 'deleteCompany',
          targetType: 'company',
          targetUuid: uuid,
          detail: companyName,
        });
      }
      this.audit.noteCompany(viewer, uuid, 'closed');
      await this.events.emitBadge(...memberUuids);
    });
  }

  /** Closes a company within the caller's transaction: its postings end, its files and people's data go. */
  async close(uuid: string, ownerUuid: string | null): Promise<Closed> {
    const closed = found(await this.database.row(CLOSE_COMPANY, { company: uuid, owner: ownerUuid }));
    await this.closures.run(uuid);
    await this.database.rows(FORGET_NOTIFICATIONS, { company: uuid });
    await this.files.release(closed.fileUuids);
    return closed;
  }

  /** One notification, which counts as read from now on, with what lists show as one with it. */
  async openNotification(reader: Reader<Viewer>, uuid: string): Promise<CompanyNotificationView | null> {
    const notification = await this.queries.notification(reader, uuid);
    const userUuid = reader.viewer.uuid;
    const values = { notification: uuid, viewer: userUuid };
    const mark = { userUuid, statement: MARK_COMPANY_NOTIFICATION_READ, values };
    if (notification && !notification.isRead) await this.events.markRead(mark);
    return notification;
  }

  async #assertFree(viewer: Viewer, number: string, { isNew }: { isNew: boolean }): Promise<void> {
    const obstacles = await this.database.row(OBSTACLES, { owner: viewer.uuid, number });
    assertRule(!(isNew && obstacles?.hasCompany), 'COMPANY_EXISTS');
    assertRule(!obstacles?.isNumberTaken, 'REGISTRATION_NUMBER_TAKEN');
  }

  async #logo(viewer: Viewer, { logoFileName, logoFileUrl }: CompanyInput) {
    if (!logoFileUrl) return { logoFileName: '', logoFile: null };
    const logo = found((await this.files.attach([logoFileUrl], viewer.uuid, 'company-logo'))[0]);
    return { logoFileName: logoFileName ?? logo.name, logoFile: logo.uuid };
  }
}

/** What INSERT_COMPANY and UPDATE_COMPANY take from the input alone. */
function valuesOf({ homepageUrl, ...input }: CompanyInput) {
  const { companyName, businessRegistrationNumber, managerName, managerPhone, managerMobile, managerEmail } = input;
  return {
    companyName,
    businessRegistrationNumber,
    homepageUrl: homepageUrl ?? '',
    managerName,
    managerPhone,
    managerMobile,
    managerEmail,
  };
}
