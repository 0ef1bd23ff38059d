import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { companyOf, USER_CARD } from '../users/users.queries.js';
import { INVITES_VIEWER } from './company-members.statements.js';
import {
  type CompanyInvitationView,
  companyInvitationView,
  type CompanyMemberView,
  companyMemberView,
} from './company-members.views.js';

/** Of one person at once; no more are shown. */
export const MAX_INVITATIONS_SHOWN = 20;

const MEMBERS = statement(
  'companyMembers.list',
  `
    select m.uuid, m.created_at as "createdAt", ${USER_CARD} as user, m.user_uuid = c.owner_uuid as "isOwner"
    from company_members m join companies c on c.uuid = m.company_uuid join users u on u.uuid = m.user_uuid
    where m.company_uuid = ${companyOf(':viewer')}
    order by "isOwner" desc, m.created_at, m.uuid`,
);

/** Whom the viewer's own company has asked. */
const INVITED = statement(
  'companyMembers.invited',
  `
    select i.uuid, i.created_at as "createdAt", i.expires_at as "expiresAt", i.email,
      (select ${USER_CARD} from users u where u.uuid = i.user_uuid) as user
    from companies c join company_invitations i on i.company_uuid = c.uuid
    where c.owner_uuid = :viewer and c.deleted_at is null and i.expires_at > now() order by i.created_at, i.uuid`,
);

const INVITATIONS = statement(
  'companyMembers.invitations',
  `
    select i.uuid, i.created_at as "createdAt", i.expires_at as "expiresAt", c.company_name as "companyName",
      (select f.path from files f where f.uuid = c.logo_file_uuid) as "logoFileUrl", ${USER_CARD} as "invitedBy"
    from company_invitations i join companies c on c.uuid = i.company_uuid join users u on u.uuid = c.owner_uuid
    where ${INVITES_VIEWER}
    order by i.created_at desc, i.uuid desc limit ${MAX_INVITATIONS_SHOWN}`,
);

/** The reads of who works for a company. */
@Injectable()
export class CompanyMembersQueries {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** Whether an address has to be proved: where no mail can be sent nobody can. */
  get needsProof(): boolean {
    return this.config.mail !== undefined;
  }

  /** Those of the viewer's company, its owner first; to the owner also whom it has asked. */
  async ofViewer({ viewer }: Reader<Viewer>): Promise<CompanyMemberView[]> {
    const members = await this.database.rows(MEMBERS, { viewer: viewer.uuid });
    const invited = await this.database.rows(INVITED, { viewer: viewer.uuid });
    return [
      ...members.map((row) => companyMemberView({ ...row, email: null, expiresAt: null }, viewer)),
      ...invited.map((row) => companyMemberView({ ...row, isOwner: false }, viewer)),
    ];
  }

  /** Which companies ask the viewer. */
  async invitations({ viewer }: Reader<Viewer>): Promise<CompanyInvitationView[]> {
    const rows = await this.database.rows(INVITATIONS, { viewer: viewer.uuid, needsProof: this.needsProof });
    return rows.map((row) => companyInvitationView(row, viewer));
  }
}
