import { Injectable } from '@nestjs/common';
import type { administerUser } from '@haiko/shared/contract/administration';
import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import type { BodyOf } from '@haiko/shared/contract/call';
import { REPORT_SUSPENSION_DAYS } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { type Role, ROLES, type Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { AuditService } from '../audit/audit.service.js';
import { LOCK_WITHDRAWALS } from '../accounts/withdrawal.statements.js';
import { HeldNicknames } from '../users/held-nicknames.js';
import type { SuspendUserArgs } from './administration.inputs.js';
import { canChangeRole, canSuspend } from './administration.policy.js';
import { AdministrationQueries } from './administration.queries.js';
import {
  COUNT_SUSPENSIONS,
  END_FOR_CASE,
  LOCK_PERSON,
  LOCK_PERSON_AND_ADMINS,
  LOCK_SUSPENDED_BY_CASE,
  RENAME_PERSON,
  SET_LANGUAGE,
  SET_ROLE,
  SUSPEND,
  SUSPEND_FOR_CASE,
  REMOVE_PICTURE,
} from './administration.statements.js';
import type { AdminUserView } from './administration.views.js';

/** Who does it, as far as that matters. */
type Actor = Pick<Viewer, 'uuid' | 'role'>;

interface LockedPerson {
  uuid: string;
  role: Role;
}

/** What was decided of something that this person (`uuid`) wrote. */
interface DecidedCase {
  uuid: string;
  caseUuid: string;
  /** For the audit log. */
  reason: string;
}

/**
 * What admins and moderators do with people, each act in one transaction with its line in the audit log. A suspension needs
 * nothing ended: every call looks at it, whichever session it comes from, and open streams are told.
 */
@Injectable()
export class AdministrationService {
  constructor(
    private readonly database: Database,
    private readonly people: AdministrationQueries,
    private readonly audit: AuditService,
    private readonly security: SecurityLog,
    private readonly held: HeldNicknames,
  ) {}

  /** Changes what is given, all or nothing; throws `NICKNAME_TAKEN`, and `FORBIDDEN` for a suspension that may not be. */
  update(viewer: Viewer, uuid: string, input: BodyOf<typeof administerUser>): Promise<AdminUserView> {
    const { nickname, language, profileImageUrl, suspendedUntil } = input;
    return this.database.transaction(async () => {
      const person = await this.#lock(uuid);
      if (nickname) await this.#rename(uuid, nickname);
      if (language) await this.database.rows(SET_LANGUAGE, { person: uuid, language });
      if (profileImageUrl === null) await this.database.rows(REMOVE_PICTURE, { person: uuid });
      if (suspendedUntil !== undefined) {
        assertRule(canSuspend(viewer, person), 'FORBIDDEN');
        await this.database.rows(SUSPEND, { person: uuid, until: suspendedUntil });
      }
      const changes = {
        nickname: nickname ?? undefined,
        language: language ?? undefined,
        profileImageUrl,
        suspendedUntil,
      };
      const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
      if (changed.length > 0) await this.#record(viewer, 'updateUser', uuid, changed.map(([name]) => name).join(', '));
      return found(await this.people.byUuid(uuid));
    });
  }

  /** Throws `UNKNOWN_ROLE`, and `FORBIDDEN` for one's own role, and for `ADMIN` of somebody who is suspended. */
  setRole(viewer: Viewer, uuid: string, role: string): Promise<AdminUserView> {
    assertRule(isRole(role), 'UNKNOWN_ROLE');
    return this.database.transaction(async () => {
      // An admin who withdraws at this moment must not be the other one who stays.
      await this.database.rows(LOCK_WITHDRAWALS);
      const locked = await this.database.rows(LOCK_PERSON_AND_ADMINS, { person: uuid });
      const person = found(locked.find((one) => one.uuid === uuid));
      assertRule(canChangeRole(viewer, person, role, locked), 'FORBIDDEN');
      await this.database.rows(SET_ROLE, { person: uuid, role });
      await this.#record(viewer, 'setRole', uuid, `${person.role} → ${role}`);
      this.security.write('ROLE_CHANGE', viewer.uuid, { target: uuid, state: role });
      return found(await this.people.byUuid(uuid));
    });
  }

  suspend(viewer: Viewer, { uuid, until, reason }: SuspendUserArgs): Promise<AdminUserView> {
    return this.database.transaction(async () => {
      assertRule(canSuspend(viewer, await this.#lock(uuid)), 'FORBIDDEN');
      await this.database.rows(SUSPEND, { person: uuid, until: until ?? PERMANENTLY });
      const end = until ? `until ${until.toISOString()}` : 'for good';
      await this.#record(viewer, 'suspendUser', uuid, `${end}: ${reason}`);
      return found(await this.people.byUuid(uuid));
    });
  }

  /** Part of the transaction of a decision about what this person wrote; another cause may suspend them for longer. */
  async suspendForCase(viewer: Actor, { uuid, caseUuid, reason }: DecidedCase): Promise<void> {
    assertRule(canSuspend(viewer, await this.#lock(uuid)), 'FORBIDDEN');
    await this.database.rows(SUSPEND_FOR_CASE, { person: uuid, case: caseUuid, days: REPORT_SUSPENSION_DAYS });
    await this.database.rows(COUNT_SUSPENSIONS, { person: uuid });
    await this.#record(viewer, 'suspendUser', uuid, `${REPORT_SUSPENSION_DAYS} days, ${reason}`);
  }

  /**
   * Takes back what an earlier decision of this case did, in the transaction of the one that replaces it: other causes go on,
   * and what was ended or replaced directly meanwhile stays so.
   */
  async endForCase(viewer: Actor, { uuid, caseUuid, reason }: DecidedCase): Promise<void> {
    if (!(await this.database.row(LOCK_SUSPENDED_BY_CASE, { person: uuid, case: caseUuid }))) return;
    const ended = await this.database.row(END_FOR_CASE, { person: uuid, case: caseUuid });
    const left = await this.database.row(COUNT_SUSPENSIONS, { person: uuid });
    if (!ended?.isRunning) return;
    const until = left?.suspendedUntil;
    const rest = until && until > new Date() ? `, others until ${until.toISOString()}` : '';
    await this.#record(viewer, 'endSuspension', uuid, reason + rest);
  }

  async #rename(uuid: string, nickname: string): Promise<void> {
    await this.database.rows(RENAME_PERSON, { person: uuid, nickname, key: nicknameKey(nickname) });
    await this.held.assertFree(nickname);
  }

  async #lock(uuid: string): Promise<LockedPerson> {
    return found(await this.database.row(LOCK_PERSON, { person: uuid }));
  }

  #record(viewer: Actor, action: string, targetUuid: string, detail: string): Promise<void> {
    return this.audit.record(viewer, { action, targetType: 'user', targetUuid, detail });
  }
}

function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text);
}
