import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';
import { userCardView } from '../users/users.views.js';
import { surenessOf } from './return-marks.policy.js';
import { SHARED_DEVICES } from './return-marks.statements.js';
import type { ReturnMarkView } from './return-marks.views.js';

/** Marks accounts of people who may have been suspended before: made when they are read, and kept nowhere. */
@Injectable()
export class ReturnMarks {
  constructor(
    private readonly database: Database,
    private readonly identities: SuspendedIdentitiesService,
  ) {}

  /** Of these people those that have a mark; what is certain goes before what is possible. */
  async of(viewer: Viewer, people: string[]): Promise<Map<string, ReturnMarkView>> {
    const marks = new Map<string, ReturnMarkView>();
    if (people.length === 0) return marks;
    for (const { personUuid, accounts, suspended } of await this.database.rows(SHARED_DEVICES, { people })) {
      const sureness = surenessOf(accounts);
      if (sureness) marks.set(personUuid, { sureness, accounts, suspended: userCardView(suspended, viewer) });
    }
    for (const uuid of await this.identities.returned(people))
      marks.set(uuid, { sureness: 'CERTAIN', accounts: 2, suspended: null });
    return marks;
  }
}
