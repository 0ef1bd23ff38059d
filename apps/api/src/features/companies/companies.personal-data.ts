import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_COMPANIES, OWN_COMPANY } from './companies.personal-data.statements.js';
import { CompaniesService } from './companies.service.js';

/** A person's company, which closes when the person leaves. */
@Injectable()
export class CompaniesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly companies: CompaniesService,
  ) {
    personalData.register('companies', {
      erases: [],
      keeps: { 'companies.owner_uuid': 'A closed company keeps its name and number for its old postings.' },
      exports: { companies: EXPORT_COMPANIES },
      stage: 'relations',
      erase: ({ userUuid }) => this.#close(userUuid),
    });
  }

  async #close(userUuid: string): Promise<void> {
    const own = await this.database.row(OWN_COMPANY, { owner: userUuid });
    if (own) await this.companies.close(own.uuid, userUuid);
  }
}
