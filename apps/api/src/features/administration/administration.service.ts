import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import type { administerUser } from '@haiko/shared/contract/administration';
import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import type { BodyOf } from '@haiko/shared/contract/call';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { isOverOthers, type Role, ROLES, type Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { AuditService } from '../audit/audit.service.js';
import { ADDRESS_LINKS } from '../mail/mail-kinds.js';
import { CLOSE_LINKS } from '../mail/mail.statements.js';
import { LOCK_WITHDRAWALS } from '../withdrawal/withdrawal.statements.js';
import { DirectDecisions } from '../reports/direct-decisions.service.js';
import { TAKE_TURN } from '../sessions/sessions.statements.js';
import { canSuspend, isAsSeen } from '../suspensions/suspensions.policy.js';
import { Suspensions } from '../suspensions/suspensions.service.js';
import { LOCK_PERSON } from '../suspensions/suspensions.statements.js';
import { HeldNicknames } from '../users/held-nicknames.js';
import type { SuspendUserArgs } from './administration.inputs.js';
import { canChangeRole } from './administration.policy.js';
import { AdministrationQueries } from './administration.queries.js';
import {
  LOCK_PERSON_AND_ADMINS,
  RENAME_PERSON,
  SET_LANGUAGE,
  SET_ROLE,
  REMOVE_PICTURE,
  TAKEN_FROM_PERSON,
} from './administration.statements.js';
import type { AdminUserView } from './administration.views.js';

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
    private readonly suspensions: Suspensions,
    private readonly direct: DirectDecisions,
  ) {}

  /**
   * Changes what is given, all or nothing. A name or a picture that is taken is a warning, and a suspension a decision of its own: told to
   * whom it is about, who may appeal. Throws `NICKNAME_TAKEN`, `FORBIDDEN` for who may not be decided about, `NEEDS_SECOND_MODERATOR` for a
   * friend, and `CHANGED_MEANWHILE` where another suspension than the one that was seen would be ended, or one that was not seen be shortened.
   */
  update(viewer: Viewer, uuid: string, input: BodyOf<typeof administerUser>): Promise<AdminUserView> {
    const { nickname, language, profileImageUrl, suspendedUntil, cause = null, seenUntil } = input;
    return this.direct.act(async () => {
      if (suspendedUntil) {
        const until = { until: suspendedUntil, replaces: { seen: seenUntil } };
        await this.direct.suspend(viewer, { uuid, ...until, reason: cause, note: null });
      } else await this.#warn(viewer, uuid, input);
      const person = found(await this.database.row(LOCK_PERSON, { person: uuid }));
      if (nickname) await this.#rename(uuid, nickname);
      if (language) await this.database.rows(SET_LANGUAGE, { person: uuid, language });
      if (profileImageUrl === null) await this.database.rows(REMOVE_PICTURE, { person: uuid });
      if (suspendedUntil === null) {
        assertRule(canSuspend(viewer, person), 'FORBIDDEN');
        assertRule(isAsSeen(person.suspendedUntil, seenUntil), 'CHANGED_MEANWHILE');
        await this.suspensions.endAll(viewer, uuid);
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

  /**
   * Throws `UNKNOWN_ROLE`, `FORBIDDEN` for one's own role, and for `ADMIN` of somebody who is suspended, and `EMAIL_NOT_CONFIRMED` for a rank
   * over others of an account whose address may be typed by anybody. A change of the address that waits ends with
   * it, and so does what gives back one that was left: a mail to the address proves the first passkey or app.
   */
  setRole(viewer: Viewer, uuid: string, role: string): Promise<AdminUserView> {
    assertRule(isRole(role), 'UNKNOWN_ROLE');
    return this.database.transaction(async () => {
      // An address that is confirmed at this moment is there by then, with the mail that would take it back.
      await this.database.rows(TAKE_TURN, { user: uuid });
      // An admin who withdraws at this moment must not be the other one who stays.
      await this.database.rows(LOCK_WITHDRAWALS);
      // Mails are locked before people, as where one is confirmed.
      if (isOverOthers(role)) await this.database.rows(CLOSE_LINKS, { user: uuid, kinds: ADDRESS_LINKS });
      const locked = await this.database.rows(LOCK_PERSON_AND_ADMINS, { person: uuid });
      const person = found(locked.find((one) => one.uuid === uuid));
      assertRule(canChangeRole(viewer, person, role, locked), 'FORBIDDEN');
      const { isEmailConfirmed } = found(await this.people.byUuid(uuid));
      assertRule(isEmailConfirmed || !isOverOthers(role), 'EMAIL_NOT_CONFIRMED');
      await this.database.rows(SET_ROLE, { person: uuid, role });
      await this.#record(viewer, 'setRole', uuid, `${person.role} → ${role}`);
      this.security.write('ROLE_CHANGE', viewer.uuid, { targetPerson: uuid, state: role });
      return found(await this.people.byUuid(uuid));
    });
  }

  /** Told to whom it is about, who may appeal. Throws `FORBIDDEN` by `canSuspend`, and `NEEDS_SECOND_MODERATOR` for a friend. */
  suspend(viewer: Viewer, { uuid, until, reason, cause }: SuspendUserArgs): Promise<AdminUserView> {
    return this.direct.act(async () => {
      await this.direct.suspend(viewer, { uuid, until: until ?? PERMANENTLY, reason: cause ?? null, note: reason });
      return found(await this.people.byUuid(uuid));
    });
  }

  /** Of what is taken from somebody; nothing where they have it as it is to be. */
  async #warn(viewer: Viewer, uuid: string, input: BodyOf<typeof administerUser>): Promise<void> {
    const { nickname = null, profileImageUrl, cause = null } = input;
    const taken = await this.database.row(TAKEN_FROM_PERSON, {
      ...{ person: uuid, nickname, isWithoutPicture: profileImageUrl === null },
    });
    const names = [taken?.isRenamed && 'nickname', taken?.losesPicture && 'profileImageUrl'].filter(Boolean);
    if (names.length > 0) await this.direct.warn(viewer, { uuid, reason: cause, note: names.join(', ') });
  }

  async #rename(uuid: string, nickname: string): Promise<void> {
    await this.database.rows(RENAME_PERSON, { person: uuid, nickname, key: nicknameKey(nickname) });
    await this.held.assertFree(nickname);
  }

  #record(viewer: Viewer, action: AuditAction, targetUuid: string, detail: string): Promise<void> {
    return this.audit.record(viewer, { action, targetType: 'user', targetUuid, detail });
  }
}

function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text);
}
