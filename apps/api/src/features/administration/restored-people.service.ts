import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, type Deletion, Deletions, lastOf } from '../../platform/deletions/deletions.js';
import { LOWER_ROLES, SUSPEND_AGAIN } from './administration.statements.js';

/** What was decided of people since a backup, done again after it was restored: ranks that were taken away, and suspensions. */
@Injectable()
export class RestoredPeople {
  constructor(
    private readonly database: Database,
    deletions: Deletions,
  ) {
    deletions.register('roles', (said) => this.#lowerRoles(lastOf(said)));
    deletions.register('suspensions', (said) => this.#suspendAgain(lastOf(said)));
  }

  async #lowerRoles(said: Deletion[]): Promise<void> {
    const { subjects: people, times } = columnsOf(said);
    await this.database.rows(LOWER_ROLES, { people, roles: said.map(({ value }) => value ?? ''), times });
  }

  async #suspendAgain(said: Deletion[]): Promise<void> {
    const { subjects: people } = columnsOf(said);
    await this.database.rows(SUSPEND_AGAIN, { people, ends: said.map(({ value }) => value ?? '') });
  }
}
