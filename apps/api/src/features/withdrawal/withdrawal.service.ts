import { Injectable } from '@nestjs/common';
import type { withdraw } from '@haiko/shared/contract/accounts';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type Deletion, Deletions } from '../../platform/deletions/deletions.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { FreshProof } from '../accounts/fresh-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IS_LAST_ADMIN, LOCK_WITHDRAWALS } from './withdrawal.statements.js';

export const FINISH: JobKind<Withdrawal> = { name: 'auth.finishWithdrawal', retryLimit: 10 };
/** No write that began before the withdrawal is still under way by then: every statement and transaction has an end. */
const FINISH_AFTER_SECONDS = 60;

/** People who leave. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly database: Database,
    private readonly freshProof: FreshProof,
    private readonly personalData: PersonalData,
    private readonly jobs: Jobs,
    private readonly security: SecurityLog,
    private readonly sessions: SessionsService,
    private readonly deletions: Deletions,
  ) {
    deletions.register('people', (people) => this.#leaveAgain(people, 'keep'));
    deletions.register('people_with_posts', (people) => this.#leaveAgain(people, 'delete'));
  }

  /**
   * Erases the person in one transaction; sessions and streams end with it. Throws `REAUTHENTICATION_REQUIRED` without a
   * password unless the sign-in is fresh, `WRONG_PASSWORD`, `LAST_ADMIN`.
   */
  async withdraw(viewer: Viewer, { posts, password }: BodyOf<typeof withdraw>): Promise<void> {
    await this.freshProof.assert(viewer, password);
    const leaving: Withdrawal = { userUuid: viewer.uuid, posts };
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      await this.database.rows(LOCK_WITHDRAWALS);
      const account = await this.database.row(IS_LAST_ADMIN, { user: viewer.uuid });
      assertRule(!found(account).isLastAdmin, 'LAST_ADMIN');
      // What other people's writes add meanwhile without knowing better is erased by a second round.
      await this.jobs.send(FINISH, leaving, { afterSeconds: FINISH_AFTER_SECONDS });
      await this.personalData.erase(leaving);
      await this.deletions.record(posts === 'keep' ? 'people' : 'people_with_posts', viewer.uuid);
    });
    this.security.write('WITHDRAW', viewer.uuid);
  }

  /** The second round; it changes nothing where nothing was added. */
  finish(leaving: Withdrawal): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_WITHDRAWALS);
      await this.personalData.erase(leaving);
    });
  }

  /** Who came back with a restored backup. */
  async #leaveAgain(people: Deletion[], posts: Withdrawal['posts']): Promise<void> {
    for (const { subject } of people) await this.finish({ userUuid: subject, posts });
  }
}
