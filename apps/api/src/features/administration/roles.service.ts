import { Injectable } from '@nestjs/common';
import { isOverOthers, type Role, ROLES, type Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { SignInsService } from '../accounts/sign-ins.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ADDRESS_LINKS } from '../mail/mail-kinds.js';
import { CLOSE_LINKS } from '../mail/mail.statements.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LOCK_WITHDRAWALS } from '../withdrawal/withdrawal.statements.js';
import { canChangeRole } from './administration.policy.js';
import { AdministrationQueries } from './administration.queries.js';
import { LOCK_PERSON_AND_ADMINS, SET_ROLE } from './administration.statements.js';
import type { AdminUserView } from './administration.views.js';

/** Who may do what here: given by administrators, and never to themselves. */
@Injectable()
export class RolesService {
  constructor(
    private readonly database: Database,
    private readonly people: AdministrationQueries,
    private readonly audit: AuditService,
    private readonly security: SecurityLog,
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Throws `UNKNOWN_ROLE`, `FORBIDDEN` for one's own role, and for `ADMIN` of somebody who is suspended, and `EMAIL_NOT_CONFIRMED` for a rank
   * over others of an account whose address may be typed by anybody. A change of the address that waits ends with
   * it, what gives back one that was left, and passkeys and app from before: a mail to the address proves the first one.
   */
  setRole(viewer: Viewer, uuid: string, role: string): Promise<AdminUserView> {
    assertRule(isRole(role), 'UNKNOWN_ROLE');
    return this.database.transaction(async () => {
      // An address that is confirmed at this moment is there by then, with the mail that would take it back.
      await this.sessions.takeTurnOf(uuid);
      // An admin who withdraws at this moment must not be the other one who stays.
      await this.database.rows(LOCK_WITHDRAWALS);
      // Mails and passkeys are locked before people, as where one is confirmed, or signs in.
      if (isOverOthers(role)) {
        await this.database.rows(CLOSE_LINKS, { user: uuid, kinds: ADDRESS_LINKS });
        await this.signIns.dropFactors(uuid);
      }
      const locked = await this.database.rows(LOCK_PERSON_AND_ADMINS, { person: uuid });
      const person = found(locked.find((one) => one.uuid === uuid));
      assertRule(canChangeRole(viewer, person, role, locked), 'FORBIDDEN');
      const { isEmailConfirmed } = found(await this.people.byUuid(uuid));
      assertRule(isEmailConfirmed || !isOverOthers(role), 'EMAIL_NOT_CONFIRMED');
      await this.database.rows(SET_ROLE, { person: uuid, role });
      if (isOverOthers(role) && !isOverOthers(person.role)) await this.sessions.unprove(uuid);
      const detail = `${person.role} → ${role}`;
      await this.audit.record(viewer, { action: 'setRole', targetType: 'user', targetUuid: uuid, detail });
      this.security.write('ROLE_CHANGE', viewer.uuid, { targetPerson: uuid, state: role });
      return found(await this.people.byUuid(uuid));
    });
  }
}

function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text);
}
