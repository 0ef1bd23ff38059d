import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, type Deletion, Deletions } from '../../platform/deletions/deletions.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_COMPANIES, OPEN_COMPANIES, OWN_COMPANY } from './companies.personal-data.statements.js';
import { CompaniesService } from './companies.service.js';

/** A person's company, which closes when the person leaves. */
@Injectable()
export class CompaniesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly companies: CompaniesService,
    deletions: Deletions,
  ) {
    deletions.register('companies', (gone) => this.#closeAgain(gone));
    personalData.register('companies', {
      erases: [],
      keeps: { 'companies.owner_uuid': 'A closed company keeps its name and number for its old postings.' },
      exports: { companies: EXPORT_COMPANIES },
      stage: 'relations',
      erase: ({ userUuid }) => this.#close(userUuid),
    });
  }

  async #closeAgain(gone: Deletion[]): Promise<void> {
    const open = await this.database.rows(OPEN_COMPANIES, { companies: columnsOf(gone).subjects });
    for (const { uuid } of open) await this.companies.close(uuid, null);
  }

  async #close(userUuid: string): Promise<void> {
    const own = await this.database.row(OWN_COMPANY, { owner: userUuid });
    if (own) await this.companies.close(own.uuid, userUuid);
  }
}
