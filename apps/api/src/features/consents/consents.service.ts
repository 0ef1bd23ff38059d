import { Injectable } from '@nestjs/common';
import { CONSENTS } from '@haiko/shared/consents';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { giveConsents } from '@haiko/shared/contract/consents';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions, lastOf } from '../../platform/deletions/deletions.js';
import { CONSENTS_OF, FORGET_PURPOSE, GIVE_CONSENTS, WITHDRAW_AGAIN, WITHDRAW_CONSENT } from './consents.statements.js';
import type { ConsentView } from './consents.views.js';

type Consents = BodyOf<typeof giveConsents>;

/** Who agreed to which version of what, and when. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly database: Database,
    deletions: Deletions,
  ) {
    deletions.register('consents', (withdrawn) => {
      const { subjects: consents, times } = columnsOf(lastOf(withdrawn));
      return this.database.rows(WITHDRAW_AGAIN, { consents, times });
    });
  }

  /** What somebody agreed to, the last first. */
  of(userUuid: string): Promise<ConsentView[]> {
    return this.database.rows(CONSENTS_OF, { user: userUuid });
  }

  /** Part of the caller's transaction, if there is one. Who takes back the optional one loses what it was for. */
  async record(userUuid: string, consents: Consents): Promise<void> {
    const names = CONSENTS.filter((name) => consents[name]);
    await this.database.transaction(async () => {
      if (names.length > 0) {
        const versions = names.map((name) => consents[name] ?? '');
        await this.database.rows(GIVE_CONSENTS, { user: userUuid, names, versions });
      }
      if (consents.purpose === null) {
        await this.database.rows(WITHDRAW_CONSENT, { user: userUuid, name: 'purpose' });
        await this.database.rows(FORGET_PURPOSE, { user: userUuid });
      }
    });
  }
}
