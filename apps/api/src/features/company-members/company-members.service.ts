import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { inviteCompanyMember } from '@haiko/shared/contract/companyMembers';
import { MAX_COMPANY_MEMBERS } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { Events } from '../events/events.service.js';
import { MailAllowance } from '../mail/mail-allowance.js';
import { Mails } from '../mail/mails.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { Device } from '../sessions/device.js';
import { CompanyMembersQueries } from './company-members.queries.js';
import {
  COUNT_MEMBERS,
  DELETE_EXPIRED_INVITATIONS,
  DELETE_MEMBER,
  DELETE_OWN_MEMBERSHIP,
  FIND_INVITED,
  HAND_OVER,
  INSERT_INVITATION,
  INSERT_MEMBER,
  LOCK_COMPANY_OF_MEMBER,
  LOCK_COMPANY_OF_OWNER,
  TAKE_INVITATION,
} from './company-members.statements.js';
import type { CompanyMemberView } from './company-members.views.js';

const MEMBERS_PATH = '/enterprisemembers';
const INVITATIONS_PATH = '/enterpriseinvitations';

/** Who works for a company: its owner asks people, and each answers for themselves. Every write is one transaction. */
@Injectable()
export class CompanyMembersService {
  constructor(
    private readonly database: Database,
    private readonly queries: CompanyMembersQueries,
    private readonly notifications: NotificationsService,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly events: Events,
  ) {}

  /**
   * Asks somebody, who is told here and, unless the address or the name had too many mails of late, by mail. An address is answered alike whether
   * somebody has it or not, and also where they block the owner, whom nothing then reaches: a refusal would say both that they are here and
   * that they block. Throws `FORBIDDEN` for who owns no company, `COMPANY_NOT_APPROVED`, `NOT_FOUND` for a nickname that nobody has, `ALREADY_MEMBER`, `TOO_MANY_MEMBERS`.
   */
  async invite(
    reader: Reader<Viewer>,
    input: BodyOf<typeof inviteCompanyMember>,
    { address }: Device,
  ): Promise<CompanyMemberView> {
    const { viewer } = reader;
    const isMailed = await this.allowance.hasTaken(input.email ?? nicknameKey(input.nickname ?? ''), address);
    const invitation = await this.database.transaction(async () => {
      const company = await this.database.row(LOCK_COMPANY_OF_OWNER, { owner: viewer.uuid });
      if (!company) throw new AppError('FORBIDDEN');
      assertRule(company.isApproved, 'COMPANY_NOT_APPROVED');
      const members = await this.database.total(COUNT_MEMBERS, { company: company.uuid });
      assertRule(members < MAX_COMPANY_MEMBERS, 'TOO_MANY_MEMBERS');
      const known = await this.#find(viewer, company.uuid, input);
      // Across a block nobody is there, and whoever is gets no mail.
      const invited = known?.isBlocked ? undefined : known;
      assertRule(!invited?.isMember, 'ALREADY_MEMBER');
      const whom = input.email ? { email: input.email, user: null } : { email: null, user: found(invited).uuid };
      const { uuid } = found(await this.database.row(INSERT_INVITATION, { company: company.uuid, ...whom }));
      await this.#tellInvited(viewer, {
        uuid,
        companyName: company.companyName,
        email: whom.email,
        user: invited?.uuid,
        isMailed: isMailed && !known?.isBlocked,
      });
      return uuid;
    });
    return found((await this.queries.ofViewer(reader)).find(({ uuid }) => uuid === invitation));
  }

  async #find(viewer: Viewer, company: string, { email, nickname }: BodyOf<typeof inviteCompanyMember>) {
    const key = nickname ? nicknameKey(nickname) : null;
    return this.database.row(FIND_INVITED, { company, owner: viewer.uuid, email: email ?? null, nicknameKey: key });
  }

  async #tellInvited(viewer: Viewer, { uuid, companyName, email, user, isMailed }: Invited): Promise<void> {
    const mail = { kind: 'company-invitation', detail: companyName } as const;
    if (user) {
      const news = { causeUuid: uuid, receivers: [user], path: INVITATIONS_PATH };
      await this.notifications.tellUsers({ type: 'Company Invitation', ...news });
      if (isMailed) await this.mails.tell({ userUuid: user, ...mail });
    } else if (email && isMailed) {
      await this.mails.send({ userUuid: viewer.uuid, email, ...mail });
    }
  }

  /** Throws `NOT_FOUND` for one that is not the viewer's or is over, `COMPANY_EXISTS` for who works for a company. */
  async accept(viewer: Viewer, invitation: string): Promise<void> {
    await this.database.transaction(async () => {
      const own = { viewer: viewer.uuid, needsProof: this.queries.needsProof };
      const { companyUuid } = found(await this.database.row(TAKE_INVITATION, { invitation, ...own }));
      found(await this.database.row(INSERT_MEMBER, { company: companyUuid, ...own }));
      await this.events.emitBadge(viewer.uuid);
    });
  }

  /** Throws `NOT_FOUND`, as `accept`. */
  async decline(viewer: Viewer, invitation: string): Promise<void> {
    const own = { viewer: viewer.uuid, needsProof: this.queries.needsProof };
    found(await this.database.row(TAKE_INVITATION, { invitation, ...own }));
  }

  /** Takes a member or an invitation away from the viewer's company. Throws `NOT_FOUND`, for its owner, too. */
  async remove(viewer: Viewer, member: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows(LOCK_COMPANY_OF_OWNER, { owner: viewer.uuid });
      const { userUuid } = found(await this.database.row(DELETE_MEMBER, { owner: viewer.uuid, member }));
      if (userUuid) await this.events.emitBadge(userUuid);
    });
  }

  /** Throws `NOT_FOUND` for who works for no company, and for an owner. */
  async leave(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows(LOCK_COMPANY_OF_MEMBER, { member: viewer.uuid });
      found(await this.database.row(DELETE_OWN_MEMBERSHIP, { viewer: viewer.uuid }));
      await this.events.emitBadge(viewer.uuid);
    });
  }

  /** Makes a member the owner of the viewer's company, of which the viewer stays a member. Throws `NOT_FOUND`. */
  async handOver(viewer: Viewer, member: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows(LOCK_COMPANY_OF_OWNER, { owner: viewer.uuid });
      const { ownerUuid } = found(await this.database.row(HAND_OVER, { owner: viewer.uuid, member }));
      await this.notifications.notifyUsers({ type: 'Company', receivers: [ownerUuid], path: MEMBERS_PATH });
    });
  }

  /** Deletes what nobody answered. */
  async forgetExpired(): Promise<void> {
    await this.database.rows(DELETE_EXPIRED_INVITATIONS, {});
  }
}

interface Invited {
  uuid: string;
  companyName: string;
  email: string | null;
  /** Where an account is known. */
  user: string | undefined;
  isMailed: boolean;
}
