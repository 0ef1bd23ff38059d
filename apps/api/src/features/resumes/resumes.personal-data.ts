import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, type Deletion, Deletions } from '../../platform/deletions/deletions.js';
import { PersonalData, type Withdrawal } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import { DELETE_RESUMES_AGAIN, EXPORT_RESUMES, FORGET_RESUMES } from './resumes.personal-data.statements.js';

/** Résumés with their files, those that were sent included: they go at once. */
@Injectable()
export class ResumesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly files: FilesService,
    deletions: Deletions,
  ) {
    deletions.register('resumes', (resumes) => this.#deleteAgain(resumes));
    personalData.register('resumes', {
      erases: ['resumes.user_uuid'],
      exports: { resumes: EXPORT_RESUMES },
      stage: 'relations',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #deleteAgain(resumes: Deletion[]): Promise<void> {
    const gone = await this.database.rows(DELETE_RESUMES_AGAIN, { resumes: columnsOf(resumes).subjects });
    await this.files.release(gone.map(({ fileUuid }) => fileUuid));
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    const gone = await this.database.rows(FORGET_RESUMES, { user: userUuid });
    await this.files.release(gone.map(({ fileUuid }) => fileUuid));
  }
}
