import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import type { administerUser } from '@haiko/shared/contract/administration';
import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import type { BodyOf } from '@haiko/shared/contract/call';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { DirectDecisions } from '../reports/direct-decisions.service.js';
import { canSuspend, isAsSeen } from '../suspensions/suspensions.policy.js';
import { Suspensions } from '../suspensions/suspensions.service.js';
import { LOCK_PERSON } from '../suspensions/suspensions.statements.js';
import { HeldNicknames } from '../users/held-nicknames.js';
import type { SuspendUserArgs } from './administration.inputs.js';
import { AdministrationQueries } from './administration.queries.js';
import { RENAME_PERSON, SET_LANGUAGE, REMOVE_PICTURE, TAKEN_FROM_PERSON } from './administration.statements.js';
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
