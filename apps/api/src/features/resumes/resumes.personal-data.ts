import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData, type Withdrawal } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import { EXPORT_RESUMES, FORGET_RESUMES } from './resumes.personal-data.statements.js';

/** Résumés with their files, those that were sent included: they go at once. */
@Injectable()
export class ResumesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly files: FilesService,
  ) {
    personalData.register('resumes', {
      erases: ['resumes.user_uuid'],
      exports: { resumes: EXPORT_RESUMES },
      stage: 'relations',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    const gone = await this.database.rows(FORGET_RESUMES, { user: userUuid });
    await this.files.release(gone.map(({ fileUuid }) => fileUuid));
  }
}
